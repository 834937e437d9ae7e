import type { closedReasons } from './enquiry-state';

export const sendBases = ['consent', 'requested', 'client', 'alert'] as const;
type Dated<Kind extends string> = Readonly<{ kind: Kind; at: Date }>;
export type SendBasis = Dated<(typeof sendBases)[number]>;

export const settledReasons = [
  'bought',
  'rented',
  'notInterested',
] as const satisfies readonly (typeof closedReasons)[number][];

export type SendBar = 'objected' | 'noAddress' | 'noBasis';

/** What a contact has permitted, apart from searches. */
export type OfferGrounds = Readonly<{
  /** Confirmed box of a form; for this address only. */
  consent: Readonly<{ at: Date; email: string }> | null;
  /** Noted by staff or stated by an import. */
  noted: Readonly<{ basis: 'request' | 'client'; at: Date; callsAgreed: boolean }> | null;
  /** Start of a mandate or day of an accepted offer, until the sale is blocked. */
  clientSince: Date | null;
}>;

type Contact = Readonly<{ emails: readonly string[]; hasObjected: boolean; grounds: OfferGrounds }>;

type Search = Readonly<{
  kind: 'requirement' | 'alert';
  email: string | null;
  /** Null when the search was only noted. */
  requestedAt: Date | null;
}>;

export type SendRight = Readonly<
  { basis: SendBasis; email: string; bar: null } | { basis: null; email: null; bar: SendBar }
>;

/**
 * Whether listings may be emailed (Ley 34/2002 art. 21). An enquiry is no basis. An objection overrides every basis; a
 * search is a basis only for its own matches.
 */
export function sendRightOf(contact: Contact, searches: readonly Search[]): SendRight {
  const { emails, grounds, hasObjected } = contact;
  const barred = (bar: SendBar) => ({ basis: null, email: null, bar }) as const;
  if (hasObjected) return barred('objected');
  const [first] = emails;
  if (first === undefined) return barred('noAddress');
  const by = (kind: SendBasis['kind'], at: Date, email: string | null = null) =>
    ({ basis: { kind, at }, email: email !== null && emails.includes(email) ? email : first, bar: null }) as const;
  const { consent, noted } = grounds;
  if (consent) return by('consent', consent.at, consent.email);
  const requested = searches.find(({ requestedAt, kind }) => kind === 'requirement' && requestedAt !== null);
  if (requested?.requestedAt) return by('requested', requested.requestedAt);
  if (noted?.basis === 'request') return by('requested', noted.at);
  const clientSince = clientSinceOf(grounds);
  if (clientSince) return by('client', clientSince);
  const alert = searches.find(({ requestedAt, kind }) => kind === 'alert' && requestedAt !== null);
  return alert?.requestedAt ? by('alert', alert.requestedAt, alert.email) : barred('noBasis');
}

export type CallRight = Dated<'agreed' | 'client'> | null;

/** Whether the agency may call with an offer (Ley 11/2022 art. 66.1.b); a permission for emails covers no calls. */
export function callRightOf({ grounds, hasObjected }: Pick<Contact, 'grounds' | 'hasObjected'>): CallRight {
  const { noted } = grounds;
  if (noted?.callsAgreed) return { kind: 'agreed', at: noted.at };
  const clientSince = clientSinceOf(grounds);
  return clientSince && !hasObjected ? { kind: 'client', at: clientSince } : null;
}

const clientSinceOf = ({ clientSince, noted }: OfferGrounds): Date | null =>
  clientSince ?? (noted?.basis === 'client' ? noted.at : null);
