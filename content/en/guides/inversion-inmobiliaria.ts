import type { GuideText } from '../../types/writing';

export const guide: GuideText = {
  title: 'Rental yield: a worked example, from 4.6% gross to net',
  excerpt:
    'A €300,000 apartment to let, from gross yield to what you keep after tax, with and without a loan, and four kinds of investment compared.',
  intro: `<p>A €300,000 apartment that lets for €1,150 a month has a gross yield of 4.6%. Between that figure and your bank statement come the purchase tax, the community fees, an empty fortnight, a boiler and the tax agency. We go through them one at a time with a single example, so that you can put in your own figures.</p>
<p>The tax rates are those of 20 November 2026. Amounts that we have assumed are marked as such. A range of 3 to 6% gross is usual in Spain; if anyone promises more, ask what they have left out. The general steps are in <a href="/guias/inversion">the guide to investing</a>.</p>`,
  steps: [
    {
      title: 'Gross yield: the advertised figure',
      body: `<p>Twelve months at €1,150 is €13,800. Divided by the price of €300,000 that is <strong>4.6%</strong>. But you do not pay €300,000. In Catalonia the transfer tax of {itp.catalonia.1} adds €30,000, the notary €900, the registry €450 and the gestoría €400: €331,750 in total. On that amount the same rent is 4.2%.</p>
<p>In Barcelona you cannot choose the rent freely: before you enter €1,150, check the last contract and the reference index for that address. If the limit is €950, the gross yield is 3.8%, and you should know that before you pay a deposit.</p>`,
      checklist: [
        'Legal limit on the rent checked',
        'All purchase costs included',
        'Rent taken from a signed contract, or from three comparable ones',
      ],
    },
    {
      title: 'Net yield: a year’s costs',
      body: `<p>In our example (assumed, within the usual national ranges): community €90 a month, €1,080; property tax at 0.7% of a cadastral value of €110,000, €770; insurance €300; repairs €900; half a month empty, €575. Together <strong>€3,625</strong>. From €13,800 that leaves €10,175, which is 3.1% of the €331,750 paid.</p>
<p>If someone manages the apartment for you, the fee comes off too. And every fifteen years or so the façade, the lift or the kitchen will need a sum that no yearly average covers.</p>`,
      checklist: [
        'Last year’s bills checked',
        'Approved works of the building priced in',
        'Half a month empty in each year',
        'Management counted, even if you do it yourself',
      ],
    },
    {
      title: 'After tax: three owners, three results',
      body: `<p><strong>Resident in Spain:</strong> the net rent goes into income tax, with depreciation and, for a main home, a reduction that depends on contract and area. The result depends on your circumstances, so ask your adviser.</p>
<p><strong>Tax resident of the EU, Iceland, Norway or Liechtenstein:</strong> 19% on the net rent. On €10,175 that is €1,933, which leaves €8,242, or 2.5%. Depreciation and loan interest may lower it further.</p>
<p><strong>Resident elsewhere:</strong> 24%, in principle on the rent received, without deductions. On €13,225 that is €3,174, which leaves €7,001, or 2.1%. In July 2025 the Audiencia Nacional allowed an owner from the United States to deduct expenses; the matter is not settled, so ask an adviser.</p>`,
      checklist: [
        'Tax residence proved with a certificate',
        'Modelo 210 in the diary',
        'Tax treaty with your own country checked',
        'Invoices kept, deductible or not',
      ],
    },
    {
      title: 'With a loan: what changes',
      body: `<p>Suppose you borrow 60%, €180,000, over 20 years at 2.97%, the average for all new mortgages in November 2025 (INE); an investor from abroad should expect more. The instalment is €995.57 a month, €11,947 a year. The rent after costs was €10,175. So you add <strong>€1,772 a year</strong> from your own pocket, before tax. Of the first year’s instalments, €6,691 goes towards repaying the loan, so part of the cost is saving.</p>
<p>The net yield of 3.1% is only slightly above the rate of 2.97%. If the rate rises to 3.1%, the loan no longer improves the yield; it only lets you buy with less money: €151,750 of your own instead of €331,750, plus the bank valuation.</p>`,
      checklist: [
        'Instalment payable without the rent for three months',
        'Rate offered in writing, not the average',
        'Arrangement fee and tied insurance added',
        'Early repayment terms compared',
      ],
    },
    {
      title: 'The rules may change',
      body: `<p>They have changed often since 2023. Rents of main homes have been capped in Barcelona since 16 March 2024 and, in Catalonia, those of seasonal lets for work or study since 1 January 2026. The city does not intend to renew holiday licences after November 2028. On the Costa Blanca holiday homes need a planning report and a regional registration that lasts five years; the Supreme Court annulled the national registration number, required since July 2025 (Real Decreto 1312/2024), in May 2026. In a building, a new holiday let has needed, since 3 April 2025, the votes of three fifths of the owners, except in Catalonia, which has its own law on communities.</p>
<p>So do the calculation for the safest use, long-term letting at the legal rent. If the apartment only pays as a holiday let, you are really buying the licence.</p>`,
      checklist: [
        'Calculation done for long-term letting',
        'Licence verified at the register',
        'Community statutes read',
        'Expiry date of every permit in the diary',
      ],
    },
    {
      title: 'Four kinds of investment compared',
      body: `<p>The second table compares an apartment for long letting, a holiday home, a shop and an apartment to renovate and sell. For the last three we give no average yield, because we know of no reliable figure. What we can compare is where the return comes from and what the risks are.</p>
<p>Renovating to sell deserves a warning. On an apartment bought for €300,000 in Catalonia, the buying costs alone are €31,750. A resale within the year has to cover that, the works and the tax on the gain before there is any profit.</p>`,
      checklist: [
        'Type of investment suits your aim',
        'Worst year estimated and affordable',
        'Someone you trust within an hour of the home',
      ],
    },
    {
      title: 'Selling later',
      body: `<p>Before you buy, think about who will buy from you. An apartment with two or three bedrooms and a lift appeals to families and investors; a ground floor with a licence only to investors. Allow three to six months. Count the plusvalía municipal, the tax on the gain and, if you live abroad, the {withheld} withheld until it is settled: on €330,000 that is €9,900.</p>
<p>Then compare it with leaving the money where it is. If the apartment still comes out ahead, <a href="/properties">here are our homes</a>, each with its fees and property tax. Either way, <a href="/book-consultation">a half-hour consultation</a> is free.</p>`,
      checklist: [
        'Likely buyer identified',
        'Years to break even calculated',
        'Compared with a bank deposit or a fund',
        'Heirs know where the documents are',
      ],
    },
  ],
  tables: [
    {
      caption: 'One apartment to let in Barcelona, in one year',
      head: ['Item', 'Amount', 'Share'],
      rows: [
        ['Price', '€300,000', '100%'],
        ['Transfer tax', '€30,000', '{itp.catalonia.1} of the price'],
        ['Notary 0.3%, registry 0.15%, gestoría', '€1,750', '0.6% of the price'],
        ['Paid in total', '€331,750', '110.6% of the price'],
        ['Rent, 12 × €1,150 (assumed)', '€13,800', '4.6% of the price'],
        ['Community, property tax, insurance, repairs, half a month empty (assumed)', '−€3,625', '26.3% of the rent'],
        ['Net before tax', '€10,175', '3.1% of what was paid'],
        ['After 19% on the net', '€8,242', '2.5% of what was paid'],
        ['After 24% on the rent received', '€7,001', '2.1% of what was paid'],
      ],
      note: 'Without loan, depreciation and management. Tax on €10,175 at 19%: €1,933. On €13,225 at 24%: €3,174. Elsewhere the transfer tax differs: {itp.valencian.1} in the Valencian Community since 1 June 2026, {itp.madrid} in Madrid.',
    },
    {
      caption: 'Four kinds of investment',
      head: ['Kind', 'Where the return comes from', 'Work', 'Risks'],
      rows: [
        [
          'Apartment, long letting',
          'Rent, 3 to 6% gross, and the value over the years',
          'Little',
          'Rent cap, a tenant who stops paying, works on the building',
        ],
        [
          'Holiday home on the coast',
          'Weeks let in season, own use, value',
          'A lot, or a manager',
          'Five-year licence, empty winters, neighbours’ vote, upkeep of pool and garden',
        ],
        [
          'Shop or office',
          'Rent under a freely agreed contract',
          'Little while it is let',
          'Long empty spells, a street that changes, rents that fall',
        ],
        [
          'Renovate and sell',
          'Gain between purchase and sale',
          'Full-time',
          'Costs of buying and of selling, works that overrun, permits, a market that cools',
        ],
      ],
      note: 'A usual national range exists only for residential letting; for the rest we quote no average.',
    },
  ],
  timeline: [
    { label: 'Aim, budget, adviser', fromWeek: 0, toWeek: 3 },
    { label: 'Search and viewings', fromWeek: 2, toWeek: 9 },
    { label: 'Rent ceiling and documents', fromWeek: 8, toWeek: 10 },
    { label: 'Arras', fromWeek: 10, toWeek: 11 },
    { label: 'Loan', fromWeek: 11, toWeek: 17 },
    { label: 'Notary, tax, register', fromWeek: 17, toWeek: 21 },
    { label: 'Works and certificates', fromWeek: 18, toWeek: 24 },
    { label: 'Tenant and first rent', fromWeek: 24, toWeek: 28 },
  ],
  sources: [
    { label: 'Gross yield 3 to 6%, running costs: national ranges', asOf: '2026-11-20' },
    {
      label: 'Transfer tax in Catalonia since 27 June 2025 (Decret llei 5/2025)',
      url: 'https://www.boe.es/buscar/doc.php?id=BOE-A-2025-10270',
      asOf: '2026-11-20',
    },
    {
      label: 'Transfer tax in the Valencian Community since 1 June 2026 (Llei 5/2025)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1998-8202',
      asOf: '2026-11-20',
    },
    {
      label: 'Mortgage statistics for November 2025 (INE)',
      url: 'https://www.ine.es/dyngs/Prensa/en/H1125.htm',
      asOf: '2025-11-30',
    },
    {
      label: 'Income tax of non-residents, Modelo 210 (tax agency)',
      url: 'https://sede.agenciatributaria.gob.es/Sede/en_gb/procedimientoini/GF00.shtml',
      asOf: '2026-11-20',
    },
    { label: 'Expenses of non-EU landlords (Audiencia Nacional, judgment of 28 July 2025)', asOf: '2025-07-28' },
    {
      label: 'Stressed areas and rent index (Ley 12/2023; Catalonia since 16 March 2024)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2023-12203',
      asOf: '2024-03-16',
    },
    { label: 'Seasonal lettings in Catalonia (Llei 11/2025)', asOf: '2026-01-01' },
    { label: 'Holiday lets in the Valencian Community (Decret llei 9/2024)', asOf: '2024-08-08' },
    {
      label: 'Approval by the community of owners (Ley Orgánica 1/2025)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2025-76',
      asOf: '2025-04-03',
    },
    { label: 'Holiday licences in Barcelona: announcement of the city council', asOf: '2025-03-13' },
  ],
};
