import type { GuideText } from '../../types/writing';
import { lettingLaw } from '../letting-law';

export const guide: GuideText = {
  title: 'Investing in property in Spain: a guide to buying to let',
  excerpt:
    'Yield, taxes, financing and rules for buying to let in Barcelona or on the Costa Blanca, with a year’s costs set out.',
  intro: `<p>Between the rent you charge and the money you keep come community fees, property tax, empty weeks and income tax. This guide goes through them in that order.</p>
<p>We sell homes, so read this with due caution; sometimes the right answer is not to buy, and we say so. Figures are for guidance as of 20 November 2026. For a full worked example, with financing and four kinds of investment compared, see <a href="/guias/inversion-inmobiliaria">property investment in figures</a>.</p>`,
  steps: [
    {
      title: 'Decide what it is for',
      body: `<p>Monthly income, a place of your own for later, or a gain on resale: you may get two of these, seldom all three. If you want income, look at rent and running costs. If you plan to live there in ten years, you may accept a lower yield for a better street. Write down your aim and a number of years.</p>
<ul><li><strong>Documents:</strong> your own finances, on one page.</li><li><strong>Time:</strong> a week.</li><li><strong>Cost:</strong> none.</li></ul>`,
      checklist: [
        'Aim written in one sentence',
        'How many years you can leave the money invested',
        'Share of your savings you are ready to tie up',
        'What happens if you need it back early',
      ],
    },
    {
      title: 'Gross and net',
      body: `<p>Gross yield is a year’s rent divided by the price. In Spain it runs from 3 to 6%. Net yield takes off what a year costs and divides by everything you paid, taxes included. The second figure is often a point or more below the first, and it is the one that matters.</p>
<p>Be wary of any calculation that assumes twelve months of rent. Half a month empty each year is already optimistic.</p>
<ul><li><strong>Documents:</strong> current contract, if it is let; community and property tax bills.</li><li><strong>Time:</strong> an evening for each home.</li><li><strong>Cost:</strong> none.</li></ul>`,
      checklist: [
        'Rent allowed by law, not rent hoped for',
        'Real bills instead of estimates',
        'An empty half month in every year',
        'Repairs set aside',
      ],
    },
    {
      title: 'What the purchase costs',
      body: `<p>Transfer tax is the largest cost, and it differs by region: on €300,000 it is €30,000 in Catalonia, €27,000 in the Valencian Community and €18,000 in Madrid. Notary, registry and gestoría add 0.5 to 1% or so. At a gross yield of 5% the Catalan tax alone takes two years of rent, so buying to resell within three years starts at a disadvantage.</p>
<p>Large landlords (grandes tenedores) and buyers of whole residential buildings pay a higher rate in Catalonia. Ask before you sign anything.</p>
<ul><li><strong>Documents:</strong> nota simple, certificates, reference value; see <a href="/guias/legal">the legal guide</a>.</li><li><strong>Time:</strong> one to two weeks.</li><li><strong>Cost:</strong> in the table.</li></ul>`,
      checklist: [
        'Tax calculated for the region',
        'Reference value checked',
        'Works approved by the community identified',
      ],
    },
    {
      title: 'Financing',
      body: `<p>Banks lend non-residents 60 to 70% of the lower of price and bank valuation over 20 to 30 years, and are more careful with a second home than with a first. The average rate of all new mortgages was 2.97% in November 2025 (INE); expect more for an investment. A loan raises the return only as long as the net yield is above the rate.</p>
<p>Repeat the calculation with three months without rent. If you can still pay the instalments from your salary, the loan is the right size.</p>
<ul><li><strong>Documents:</strong> income, tax returns, existing loans, the tenant’s contract.</li><li><strong>Time:</strong> four to six weeks.</li><li><strong>Cost:</strong> bank valuation €300 to €600, arrangement fee if there is one.</li></ul>`,
      checklist: [
        'Instalment covered without the rent',
        'Net yield compared with the rate',
        'Early repayment terms read',
      ],
    },
    {
      title: 'The rules of letting',
      body: `<p>Barcelona has been a stressed area since 16 March 2024: the rent of a main home is tied to the previous contract or to the reference index, and since 1 January 2026 seasonal contracts for work or study have been as well. <a href="/guias/alquilar">The renting guide</a> has the details, ${lettingLaw.pointer}. Barcelona’s city council has said that it will not renew its holiday licences when they lapse in November 2028.</p>
<p>On the Costa Blanca a holiday let means stays of ten days at most. It needs a favourable planning report from the town hall and an entry in the regional register, valid for five years. Since 3 April 2025 a new holiday let in a building has needed the express approval of three fifths of the owners, except in Catalonia, where the communities have a law of their own.</p>
<p>From 1 July 2025 Real Decreto 1312/2024 required a national registration number to advertise any short let on a platform, for holidays or for a season. The Supreme Court annulled that register (judgment 620/2026, published on 21 May): the State had no power to create it. The digital single window, the platforms’ duties to report and the regional registration number remain. As of 24 November 2026 we do not know yet whether another rule has replaced it.</p>
<ul><li><strong>Documents:</strong> community statutes, town planning report, licence or register number.</li><li><strong>Time:</strong> two weeks to check, months to obtain.</li><li><strong>Cost:</strong> the fees for the permits.</li></ul>`,
      checklist: [
        'Highest legal rent known before the offer',
        'Statutes and minutes read for holiday lets',
        'Licence checked at the register, not in the advertisement',
        'Plan in case the rules change',
      ],
    },
    {
      title: 'Taxes while you own it',
      body: `<p>Residents add the net rent to their income tax, with reductions for main homes. Non-residents pay 19 to 24%: 19% for tax residents of the EU, Iceland, Norway and Liechtenstein, who may deduct expenses, and 24% for everyone else. Whether the latter may also deduct them has been in dispute since a judgment of the Audiencia Nacional of July 2025.</p>
<p>A home you keep for yourself and do not let is taxed as well, on a small notional income. Many owners from abroad find this out late.</p>
<ul><li><strong>Documents:</strong> invoices, rent receipts, Modelo 210 for non-residents.</li><li><strong>Time:</strong> every year.</li><li><strong>Cost:</strong> the tax, and an hour with an adviser.</li></ul>`,
      checklist: ['Tax residence clear', 'Invoices in the owner’s name', 'Tax calendar, with someone in charge of it'],
    },
    {
      title: 'Management and resale',
      body: `<p>Someone has to answer when the boiler fails on a Sunday. If that is not you, include management costs from the start. Once a year, compare rent, costs and value, and ask yourself whether you would buy the same apartment today.</p>
<p>When you sell, there is the plusvalía municipal, the tax on the gain and, for sellers who live abroad, {withheld} withheld by the buyer. A let apartment sells to other investors; an empty one can be sold to anyone. In <a href="/book-consultation">half an hour with us</a> you can compare both options.</p>
<ul><li><strong>Documents:</strong> yearly statement, all invoices for works.</li><li><strong>Time:</strong> three to six months for the sale.</li><li><strong>Cost:</strong> see <a href="/guias/vender">the selling guide</a>.</li></ul>`,
      checklist: ['Management priced in', 'Yearly review in the diary', 'End of the tenant’s contract known'],
    },
  ],
  tables: [
    {
      caption: 'Costs of buying by region',
      head: ['Item', 'Catalonia', 'Valencian Community', 'Madrid'],
      rows: [
        [
          'Transfer tax (ITP), resale',
          '{itp.catalonia.1} to €600,000; {itp.catalonia.2} to €900,000; {itp.catalonia.3} to €1,500,000; {itp.catalonia.4} above',
          '{itp.valencian.1}; {itp.valencian.2} on the whole value if it is above €1,000,000',
          '{itp.madrid}',
        ],
        [
          'New build: VAT and stamp duty',
          '{vat} and {ajd.catalonia}',
          '{vat} and {ajd.valencian}',
          '{vat} and {ajd.madrid}',
        ],
        ['Notary', '0.2 to 0.5%', '0.2 to 0.5%', '0.2 to 0.5%'],
        ['Land registry', '0.1 to 0.25%', '0.1 to 0.25%', '0.1 to 0.25%'],
        ['Rates valid from', '27 June 2025', '1 June 2026', 'Checked on 20 November 2026'],
      ],
      note: 'Gestoría €300 to €500 more. Bands are marginal in Catalonia. The base is the higher of price and reference value.',
    },
    {
      caption: 'A year’s running costs, for a cadastral value of €100,000',
      head: ['Item', 'Low', 'High'],
      rows: [
        ['Property tax (IBI), 0.4 to 1.1%', '€400', '€1,100'],
        ['Community, €50 to €200 a month', '€600', '€2,400'],
        ['Insurance', '€200', '€600'],
        ['Total', '€1,200', '€4,100'],
      ],
      note: 'National ranges, as of 20 November 2026. Repairs, empty weeks and management come on top.',
    },
  ],
  timeline: [
    { label: 'Aim and budget', fromWeek: 0, toWeek: 2 },
    { label: 'Search and calculations', fromWeek: 2, toWeek: 10 },
    { label: 'Rules and documents checked', fromWeek: 8, toWeek: 11 },
    { label: 'Arras', fromWeek: 11, toWeek: 12 },
    { label: 'Financing', fromWeek: 12, toWeek: 18 },
    { label: 'Notary', fromWeek: 18, toWeek: 19 },
    { label: 'Works and certificates', fromWeek: 19, toWeek: 24 },
    { label: 'First tenant', fromWeek: 24, toWeek: 27 },
  ],
  sources: [
    {
      label: 'Transfer tax in Catalonia since 27 June 2025 (Decret llei 5/2025)',
      url: 'https://www.boe.es/buscar/doc.php?id=BOE-A-2025-10270',
      asOf: '2026-11-20',
    },
    {
      label: 'Transfer tax and stamp duty in the Valencian Community since 1 June 2026 (Llei 5/2025)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1998-8202',
      asOf: '2026-11-20',
    },
    { label: 'Gross yield, running costs and non-resident tax: national ranges of this agency', asOf: '2026-11-20' },
    {
      label: 'Mortgage statistics for November 2025 (INE)',
      url: 'https://www.ine.es/dyngs/Prensa/en/H1125.htm',
      asOf: '2025-11-30',
    },
    {
      label: 'Stressed areas and rent index (Ley 12/2023; Catalonia since 16 March 2024)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2023-12203',
      asOf: '2024-03-16',
    },
    { label: 'Seasonal lettings in Catalonia (Llei 11/2025)', asOf: '2026-01-01' },
    { label: 'Holiday lets in the Valencian Community (Decret llei 9/2024)', asOf: '2024-08-08' },
    {
      label:
        'National register of short lets (Real Decreto 1312/2024), partly annulled (Supreme Court, judgment 620/2026)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2024-26931',
      asOf: '2026-05-21',
    },
    {
      label: 'Approval by the community of owners (Ley Orgánica 1/2025)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2025-76',
      asOf: '2025-04-03',
    },
    { label: 'Holiday licences in Barcelona: announcement of the city council', asOf: '2025-03-13' },
    { label: 'Expenses of non-EU landlords (Audiencia Nacional, judgment of 28 July 2025)', asOf: '2025-07-28' },
  ],
};
