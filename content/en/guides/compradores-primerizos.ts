import type { GuideText } from '../../types/writing';

export const guide: GuideText = {
  title: 'First-time buyers: a €300,000 apartment, step by step',
  excerpt:
    'How much you need to have saved for a €300,000 apartment in Barcelona, what you need to earn for the mortgage, and when you pay each amount.',
  intro: `<p>Nearly every first-time buyer asks about the mortgage, which is the easy half. The hard half is the money that no bank lends: a fifth of the price, plus the tax. This guide takes one resale apartment in Barcelona at €300,000 and follows every euro from the savings account to the notary.</p>
<p>The rates are those of 20 November 2026. Replace our figures with yours in the <a href="/herramientas/calculadora-hipoteca">mortgage calculator</a>. All of it is for guidance and none of it is an offer. The general steps are in <a href="/guias/comprar">the buying guide</a>.</p>`,
  steps: [
    {
      title: 'How much you need to have saved: €92,200',
      body: `<p>A resident can usually borrow 80% of the price or the bank valuation, whichever is lower. On €300,000 that is €240,000, so you need €60,000. Add the transfer tax of {itp.catalonia.1}, €30,000, and then the fees: notary €900, land registry €450, gestoría €400, bank valuation €450. Together <strong>€92,200</strong>, a little under a third of the price.</p>
<p>We have used average fees. With the lowest usual fees you would need €91,500, with the highest €93,350. The tax is the largest item. If the cadastral reference value is above the price, say €320,000, the tax is calculated on that: €32,000, which is €2,000 more.</p>`,
      checklist: [
        'Savings counted realistically',
        'Reference value of the apartment checked',
        'Three months of expenses left untouched',
        'Furniture and decorating budgeted separately',
      ],
    },
    {
      title: 'When the bank valuation comes in low',
      body: `<p>The bank lends on the lower of two figures. Suppose you agree on €300,000 and the bank’s valuer says €285,000. Eighty per cent of €285,000 is €228,000, so your own share of the price rises from €60,000 to €72,000 and the total from €92,200 to <strong>€104,200</strong>. You need €12,000 more for the same apartment.</p>
<p>You can negotiate the price with the valuation in hand, ask another bank for its own, or withdraw. To withdraw without losing the deposit you need a clause in the arras contract; see below.</p>`,
      checklist: [
        'Calculation repeated with a valuation 5% lower',
        'Clause for a low valuation requested',
        'Second bank ready',
      ],
    },
    {
      title: 'What you need to earn',
      body: `<p>At the average rate of 2.97% (INE, November 2025), €240,000 over the average term of 25 years costs <strong>€1,134 a month</strong>. If instalments may take 35% of net income, the household needs €3,241 net a month; at 30%, €3,781. Over 30 years the instalment falls to €1,008 and the household needs €2,880 at 35%. In return you pay €22,558 more in interest.</p>
<p>Other loans count too: a car loan of €250 a month leaves €250 less for the mortgage. Of the mortgages signed in that month, 61.5% were at a fixed rate; which you prefer is mostly a question of how well you sleep.</p>`,
      checklist: [
        'Average net income over twelve months',
        'Car and card loans included',
        'Term ends before age 75',
        'Offer compared with and without tied insurance',
      ],
    },
    {
      title: 'How to save the rest',
      body: `<p>Someone with €55,000 in the bank who saves €1,200 a month is €37,200 short and needs 31 months. That sounds long, but many people spend as many months looking at apartments they cannot yet afford.</p>
<p>There is help. Catalonia has a reduced transfer tax of {itp.catalonia.reduced} on the main home for buyers up to 35, large and single-parent families and people with disabilities, if taxable income less allowances does not exceed €36,000. The Valencian Community and Madrid have reduced rates of their own. Ask a gestoría before you count on any of them. Public guarantees for the missing 20% come and go, and each has its own conditions. A gift from your parents is taxed as a gift and must be declared.</p>`,
      checklist: [
        'Standing order for monthly savings',
        'Entitlement to the reduced tax confirmed in writing',
        'Two banks asked about current public guarantees',
        'Family gifts signed and declared',
      ],
    },
    {
      title: 'The documents you will be asked for',
      body: `<p>Put everything in one folder, on paper and on your phone, before the first serious viewing. Sellers trust buyers who are prepared.</p>
<ul><li><strong>For everyone:</strong> identity card or passport, NIE for foreigners (form EX-15 and fee form 790-012), matrimonial property regime if you are married.</li><li><strong>For the bank:</strong> work contract, the last payslips, last tax return, a record of your working life, statements of accounts and loans.</li><li><strong>For the notary:</strong> means of payment, proof of where the money comes from, the bank’s binding offer.</li><li><strong>For the apartment:</strong> nota simple, cédula de habitabilidad, energy certificate, community certificate, last property tax receipt.</li></ul>
<p>If you are self-employed, add two years of tax returns and your quarterly returns.</p>`,
      checklist: [
        'NIE in hand or applied for',
        'Bank documents less than a month old',
        'Two banks have the same folder',
        'Documents of the apartment requested before the offer',
      ],
    },
    {
      title: 'Viewing with a clear head',
      body: `<p>First-time buyers look at the kitchen. On the second viewing look at what you cannot change: the light, the noise, the staircase, the neighbours, the street at night. Ask what works the owners have approved. A new lift, for example, costs every owner a good deal of money.</p>
<p>Then try the journey to work from there on a Monday morning. <a href="/properties?type=apartment">Our apartments</a> are often listed with their drawbacks.</p>`,
      checklist: [
        'Two viewings at different hours',
        'Minutes of the last three meetings read',
        'Commute tested',
        'Reasons against the apartment written down',
      ],
    },
    {
      title: 'Arras, bank, notary: when you pay',
      body: `<p>In our example the arras are €30,000 and count towards the price. The bank valuation, €450, is paid when the bank orders it. On the day of the deed the bank pays €240,000 and you pay the last €30,000 of the price plus €31,750 for tax, notary, registry and gestoría. That makes €450, then €30,000, then €61,750: again €92,200.</p>
<p>Have two sentences written into the arras contract: that the deposit is returned if the bank refuses the loan, and by which date you must prove it. Between the binding offer and the signing the law requires at least ten days, fourteen in Catalonia, and a free meeting with the notary. Use it to ask about anything you do not understand.</p>`,
      checklist: [
        'Type of arras stated in the contract',
        'Mortgage clause with a date',
        'Free meeting with the notary booked',
        'Cheques ordered three days ahead',
        'Insurance from the day of completion',
      ],
    },
  ],
  tables: [
    {
      caption: 'Savings needed for €300,000 in Barcelona',
      head: ['Item', 'Resale, valued at the price', 'Resale, valued at €285,000', 'New build'],
      rows: [
        ['Loan of 80%', '€240,000', '€228,000', '€240,000'],
        ['Own share of the price', '€60,000', '€72,000', '€60,000'],
        [
          'Tax',
          '€30,000 (ITP {itp.catalonia.1})',
          '€30,000 (ITP {itp.catalonia.1})',
          '€34,500 (VAT {vat}, AJD {ajd.catalonia})',
        ],
        ['Notary, 0.3%', '€900', '€900', '€900'],
        ['Land registry, 0.15%', '€450', '€450', '€450'],
        ['Gestoría', '€400', '€400', '€400'],
        ['Bank valuation', '€450', '€450', '€450'],
        ['Savings needed', '€92,200', '€104,200', '€96,700'],
      ],
      note: 'Rates as of 20 November 2026. The bank pays for the mortgage deed; any arrangement fee is not included.',
    },
    {
      caption: 'The same resale apartment by region, 80% loan',
      head: ['Region', 'Transfer tax', 'Savings needed', 'Rate valid from'],
      rows: [
        ['Catalonia', '€30,000 ({itp.catalonia.1} to €600,000)', '€92,200', '27 June 2025'],
        ['Valencian Community', '€27,000 (9%)', '€89,200', '1 June 2026'],
        ['Madrid', '€18,000 ({itp.madrid})', '€80,200', 'checked on 20 November 2026'],
      ],
      note: 'Other costs as in the first table. In Catalonia the bands above €600,000 are {itp.catalonia.2}, {itp.catalonia.3} and {itp.catalonia.4}; in the Valencian Community {itp.valencian.2} applies to the whole value if it is above €1,000,000.',
    },
    {
      caption: '€240,000 at 2.97%',
      head: ['Term', 'A month', 'Net income needed, 35%', 'Net income needed, 30%', 'Total interest'],
      rows: [
        ['25 years', '€1,134.37', '€3,241', '€3,781', '€100,311'],
        ['30 years', '€1,007.97', '€2,880', '€3,360', '€122,869'],
      ],
      note: 'Average rate and term of new mortgages, INE, November 2025. Fixed rate and constant instalments assumed; your bank will quote its own.',
    },
  ],
  timeline: [
    { label: 'Budget and documents', fromWeek: 0, toWeek: 3 },
    { label: 'Two banks', fromWeek: 2, toWeek: 5 },
    { label: 'Viewings', fromWeek: 4, toWeek: 12 },
    { label: 'Offer and arras', fromWeek: 12, toWeek: 13 },
    { label: 'Bank valuation', fromWeek: 13, toWeek: 15 },
    { label: 'Binding offer and notary meeting', fromWeek: 15, toWeek: 18 },
    { label: 'Deed and keys', fromWeek: 18, toWeek: 19 },
  ],
  sources: [
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
      label: 'Transfer tax in Madrid (Decreto Legislativo 1/2010)',
      url: 'https://www.boe.es/buscar/act.php?id=BOCM-m-2010-90068',
      asOf: '2026-11-20',
    },
    {
      label: 'Notary, registry, gestoría and bank valuation: usual ranges (Consumer and agencies)',
      url: 'https://www.consumer.es',
      asOf: '2026-11-20',
    },
    {
      label: 'Mortgage statistics for November 2025 (INE)',
      url: 'https://www.ine.es/dyngs/Prensa/en/H1125.htm',
      asOf: '2025-11-30',
    },
    {
      label: 'Binding offer and mortgage costs (Ley 5/2019)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2019-3814',
      asOf: '2026-11-20',
    },
    {
      label: 'Reference value (Ley 11/2021)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-11473',
      asOf: '2026-11-20',
    },
  ],
};
