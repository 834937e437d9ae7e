import type { GuideText } from '../../types/writing';

export const guide: GuideText = {
  title: 'Property investment in figures: from 4.6% to what is left',
  excerpt:
    'One apartment at €300,000 to let, from gross yield to what stays after tax, with and without a loan, and four kinds of investment compared.',
  intro: `<p>An apartment at €300,000 that lets for €1,150 a month yields 4.6%. This sentence is true, and it has made nobody rich. Between it and the bank statement stand the purchase tax, the community, an empty fortnight, a boiler and the tax agency. We go through them one at a time with a single example, so that you can put your own apartment in its place.</p>
<p>The tax rates are those of 20 November 2026. Amounts that are our assumption are marked as such: take them as the shape of the sum. A range of 3 to 6% gross is usual in Spain, and anyone who promises more should be asked what they have left out. The general route is in <a href="/guias/inversion">the guide to investing</a>.</p>`,
  steps: [
    {
      title: 'Gross: the figure of the advertisement',
      body: `<p>Twelve rents of €1,150 are €13,800. Divided by the price of €300,000 that is <strong>4.6%</strong>. But you do not pay €300,000. In Catalonia the transfer tax of 10% adds €30,000, the notary €900, the registry €450 and the gestoría €400: €331,750 in total. On that sum the same rent is 4.2%.</p>
<p>In Barcelona the rent is not yours to choose: before you write €1,150 into the sum, look up the last contract and the reference index for that address. If the ceiling is €950, the gross yield is 3.8%, and it is better to know it before the arras.</p>`,
      checklist: [
        'Legal ceiling of the rent looked up',
        'All purchase costs in the divisor',
        'Rent taken from a signed contract, or from three comparable ones',
      ],
    },
    {
      title: 'Net: what a year costs',
      body: `<p>In our example (assumed, within the usual national ranges): community €90 a month, €1,080; property tax at 0.7% of a cadastral value of €110,000, €770; insurance €300; repairs €900; half a month empty, €575. Together <strong>€3,625</strong>. From €13,800 that leaves €10,175, which is 3.1% of the €331,750 paid.</p>
<p>If someone manages the apartment for you, the fee comes off too. And once every fifteen years or so the façade, the lift or the kitchen asks for a sum that no yearly average contains.</p>`,
      checklist: [
        'Receipts of the last year seen',
        'Approved works of the building priced in',
        'Half a month empty in each year',
        'Management counted, even if you do it yourself',
      ],
    },
    {
      title: 'After tax: three owners, three results',
      body: `<p><strong>Resident in Spain:</strong> the net rent goes into income tax, with depreciation and, for a main home, a reduction that depends on contract and area. The result is personal, so we leave it to your adviser.</p>
<p><strong>Tax resident of the EU, Iceland, Norway or Liechtenstein:</strong> 19% on the net. On €10,175 that is €1,933, which leaves €8,242 or 2.5%. Depreciation and loan interest may lower it further.</p>
<p><strong>Resident elsewhere:</strong> 24%, by the letter of the law on the rent received without deductions. On €13,225 that is €3,174, which leaves €7,001 or 2.1%. In July 2025 the Audiencia Nacional allowed an owner from the United States to deduct expenses; the matter is not settled, so ask.</p>`,
      checklist: [
        'Tax residence proved with a certificate',
        'Modelo 210 in the diary',
        'Treaty with your own country read',
        'Invoices kept, deductible or not',
      ],
    },
    {
      title: 'With a loan: what it does and does not do',
      body: `<p>Suppose you borrow 60%, €180,000, over 20 years at 2.81%, the mean of all new mortgages in October 2025 (INE); for an investor from abroad expect more. The instalment is €981.24 a month, €11,775 a year. The rent after costs was €10,175. So you add <strong>€1,600 a year</strong> from your own pocket, before tax. Of the first year’s instalments €6,804 pay back the loan: you are saving, and the tenant helps.</p>
<p>The net yield of 3.1% is above the rate of 2.81%, by little. If the rate rises to 3.1% the loan no longer improves anything, it only lets you buy with less: €151,750 of your own instead of €331,750, plus the bank valuation.</p>`,
      checklist: [
        'Instalment payable without the rent for three months',
        'Rate offered in writing, not the mean',
        'Opening fee and tied insurance added',
        'Early repayment terms compared',
      ],
    },
    {
      title: 'The rules may change while you own it',
      body: `<p>They have done so often since 2023. Rents of main homes have been capped in Barcelona since 16 March 2024 and, in Catalonia, those of seasonal lets for work or study since 1 January 2026. The city does not intend to renew holiday licences after November 2028. On the Costa Blanca holiday homes need a planning report and a regional registration that lasts five years. In a building, a new holiday let has needed, since 3 April 2025, the votes of three fifths of the owners, except in Catalonia, which has its own law on communities.</p>
<p>So do the sum for the use that is safest, long-term letting at the legal rent. If the apartment only pays as something else, you are buying a licence with walls around it.</p>`,
      checklist: [
        'Sum done for long-term letting',
        'Licence verified at the register',
        'Community statutes read',
        'Expiry date of every permit in the diary',
      ],
    },
    {
      title: 'Four kinds, side by side',
      body: `<p>The second table compares an apartment for long letting, a holiday home, a shop and an apartment to renovate and sell. For the last three we give no average yield, because we know of no figure we could defend; every case has its own sum. What we can compare is where the money comes from and what keeps owners awake.</p>
<p>The renovation deserves a warning. On an apartment bought for €300,000 in Catalonia, the buying costs alone are €31,750. A resale within the year has to earn that back, and the works, and the tax on the gain, before there is a cent of profit.</p>`,
      checklist: [
        'Chosen kind fits the aim',
        'Worst year imagined and survivable',
        'Someone you trust within an hour of the home',
      ],
    },
    {
      title: 'The way out',
      body: `<p>Before you buy, write down to whom you will sell. An apartment of two or three bedrooms with a lift goes to families and to investors; a ground floor with a licence only to investors. Allow three to six months. Count the plusvalía municipal, the tax on the gain and, if you live abroad, the 3% withheld until it is settled: on €330,000 that is €9,900 you wait for.</p>
<p>Then compare with leaving the money where it is. If the apartment still wins, <a href="/properties">here are ours</a>, each with its fees and property tax. If it does not, we shall have saved you a Saturday; <a href="/book-consultation">half an hour of questions</a> is free in either case.</p>`,
      checklist: [
        'Likely buyer named',
        'Years to break even worked out',
        'Comparison with a deposit or a fund made',
        'Heirs know where the documents are',
      ],
    },
  ],
  tables: [
    {
      caption: 'One apartment to let in Barcelona, in one year',
      head: ['Item', 'Amount', 'In proportion'],
      rows: [
        ['Price', '€300,000', '100%'],
        ['Transfer tax', '€30,000', '10% of the price'],
        ['Notary 0.3%, registry 0.15%, gestoría', '€1,750', '0.6% of the price'],
        ['Paid in total', '€331,750', '110.6% of the price'],
        ['Rent, 12 × €1,150 (assumed)', '€13,800', '4.6% of the price'],
        ['Community, property tax, insurance, repairs, half a month empty (assumed)', '− €3,625', '26.3% of the rent'],
        ['Net before tax', '€10,175', '3.1% of what was paid'],
        ['After 19% on the net', '€8,242', '2.5% of what was paid'],
        ['After 24% on the rent received', '€7,001', '2.1% of what was paid'],
      ],
      note: 'Without loan, depreciation and management. Tax on €10,175 at 19%: €1,933. On €13,225 at 24%: €3,174. Elsewhere the transfer tax differs: 9% in the Valencian Community since 1 June 2026, 6% in Madrid.',
    },
    {
      caption: 'Four kinds of investment',
      head: ['Kind', 'Where the return comes from', 'Work', 'Honest risks'],
      rows: [
        [
          'Apartment, long letting',
          'Rent, 3 to 6% gross, and the value over the years',
          'Little',
          'Rent cap, a tenant who stops paying, works of the building',
        ],
        [
          'Holiday home on the coast',
          'Weeks let in season, own use, value',
          'Much, or a manager',
          'Licence for five years, empty winters, neighbours’ vote, pool and garden',
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
          'A job of its own',
          'Costs of buying and of selling, works that overrun, permits, a market that cools',
        ],
      ],
      note: 'A usual national range exists only for residential letting; for the rest we quote no average.',
    },
  ],
  timeline: [
    { label: 'Aim, budget, adviser', fromWeek: 0, toWeek: 3 },
    { label: 'Ten apartments on paper, three on foot', fromWeek: 2, toWeek: 9 },
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
      url: 'https://hisenda.gva.es',
      asOf: '2026-11-20',
    },
    { label: 'Mortgage statistics for October 2025 (INE)', url: 'https://www.ine.es', asOf: '2025-10-31' },
    {
      label: 'Income tax of non-residents, Modelo 210 (tax agency)',
      url: 'https://sede.agenciatributaria.gob.es',
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
