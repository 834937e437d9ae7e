import { lettingDecrees, textForState, type DecreeTexts, type LettingDecree } from '../letting-law';

const { renewal, rent } = lettingDecrees;

const write = (decree: LettingDecree, texts: DecreeTexts) => textForState(decree, 'en-GB', texts);

const ORDINARY_RISE =
  'The rent goes up once a year at most, and only if the contract provides for it. For contracts signed since 26 May 2023 INE’s official index is the limit.';
const ORDINARY_END =
  'At the end of the legal term a landlord who does not wish to renew gives four months’ notice, a tenant two. Otherwise the contract continues year by year, for up to three more.';
const NEW_RISE =
  'The rent goes up once a year at most, only if the contract provides for it, and never by more than INE’s latest official index, even under contracts from before 2023';
const NEW_COSTS =
  'The landlord always pays the agency’s fee, the cost of the contract and the taxes on the property, and both parties sign the final condition of the home';
const NEW_END =
  'Under contracts that expire from {from}, a landlord who does not wish to renew gives six months’ notice (four if less than six months were left then), a tenant two. Otherwise the contract continues for five more years, seven if the landlord is a company. A landlord who does not renew pays compensation, with some exceptions: twelve reference rents or one for each year lived there, whichever is greater. Extensions already running end as before';

/** What the guides say of the decree-laws of October 2026. */
export const lettingLaw = {
  rise: write(rent, {
    undecided: `${NEW_RISE}: this is what Real Decreto-ley 29/2026 has provided since {from}.`,
    ratified: `${NEW_RISE} (Real Decreto-ley 29/2026, since {from}).`,
    lapsed: ORDINARY_RISE,
  }),
  rentDecree: write(rent, {
    undecided: `${NEW_COSTS}. Real Decreto-ley 29/2026 has been in force since {from}. To stay in force it had to be ratified within thirty days (article 86 of the Constitution) and, with parliament dissolved, by the Permanent Deputation of the Congress: <strong>before you sign, check the vote in the BOE.</strong> If it was not ratified the earlier law applies, with INE’s index as the limit for contracts signed since 26 May 2023.`,
    ratified: `${NEW_COSTS}. This is Real Decreto-ley 29/2026, in force since {from} and ratified.`,
    lapsed:
      'Real Decreto-ley 29/2026 was not ratified: it was in force from {from} to {until}. What was signed or notified in those days may keep its effects, so take advice.',
  }),
  renewalDecree: write(renewal, {
    undecided:
      'Real Decreto-ley 28/2026 changes renewals and notice for contracts that expire from {from} (see “Ending the tenancy”). It too still had to be ratified when we read it on {asOf}: <strong>check the vote in the BOE.</strong>',
    ratified:
      'Real Decreto-ley 28/2026, which was ratified, changes renewals and notice for contracts that expire from {from} (see “Ending the tenancy”).',
    lapsed:
      'Real Decreto-ley 28/2026, on renewals and notice, was not ratified: it ceased to apply on {until}. What was notified under it may keep its effects, so take advice.',
  }),
  end: write(renewal, {
    undecided: `${NEW_END} (Real Decreto-ley 28/2026). If the BOE shows that it was not ratified, the earlier law applies: four months’ notice from the landlord, and extensions year by year, three at most.`,
    ratified: `${NEW_END} (Real Decreto-ley 28/2026).`,
    lapsed: ORDINARY_END,
  }),
  notice: write(renewal, {
    undecided: 'four to six months of notice, by the law that applies',
    ratified: 'six months of notice',
    lapsed: 'four months of notice',
  }),
  renewalSource: write(renewal, {
    undecided: 'Renewal and notice (Real Decreto-ley 28/2026; vote of the Congress to be checked)',
    ratified: 'Renewal and notice (Real Decreto-ley 28/2026, ratified)',
    lapsed: 'Renewal and notice (Real Decreto-ley 28/2026, not ratified)',
  }),
  rentSource: write(rent, {
    undecided: 'Yearly rise and other measures (Real Decreto-ley 29/2026; vote of the Congress to be checked)',
    ratified: 'Yearly rise and other measures (Real Decreto-ley 29/2026, ratified)',
    lapsed: 'Yearly rise and other measures (Real Decreto-ley 29/2026, not ratified)',
  }),
  pointer: write(renewal, {
    undecided: 'with what two decrees of October 2026 change and what remains to be checked',
    ratified: 'with what changed in October 2026',
    lapsed: 'with what is left of two decrees of October 2026',
  }),
} as const;
