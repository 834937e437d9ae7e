import type { GuideText } from '../../types/writing';

export const guide: GuideText = {
  title: 'First-time buyers: an apartment at €300,000, to the last euro',
  excerpt:
    'How much you need saved for a €300,000 apartment in Barcelona, what the bank asks you to earn, and when each euro leaves your account.',
  intro: `<p>Nearly everyone who buys for the first time asks about the mortgage. The mortgage is the easy half. What decides the matter is the money that no bank lends: the fifth of the price, and the tax. This guide takes one apartment, a resale one at €300,000 in Barcelona, and follows every euro from the savings account to the notary.</p>
<p>The rates are those of 20 November 2026. Replace our figures with yours in the <a href="/herramientas/calculadora-hipoteca">mortgage calculator</a>. All of it is orientation and none of it is an offer. The general route, step by step, is in <a href="/guias/comprar">the buying guide</a>.</p>`,
  steps: [
    {
      title: 'What you need saved: €92,200',
      body: `<p>A resident can usually borrow 80% of the price or the bank valuation, whichever is lower. On €300,000 that is €240,000, so you bring €60,000. To this comes the transfer tax of 10%, €30,000, and then the people who do the paperwork: notary €900, land registry €450, gestoría €400, bank valuation €450. Together <strong>€92,200</strong>, a little under a third of the price.</p>
<p>We have used middle values. At the lowest usual fees you would need €91,500, at the highest €93,350. The tax is what weighs. And if the cadastral reference value is above the price, at €320,000 say, the tax is taken on that: €32,000 and therefore €2,000 more.</p>`,
      checklist: [
        'Savings counted after, not before, the holiday',
        'Reference value of the apartment looked up',
        'Three months of expenses left untouched',
        'Furniture and paint on a separate line',
      ],
    },
    {
      title: 'When the bank valuation comes in low',
      body: `<p>The bank lends on the lower of two figures. Suppose you agree on €300,000 and the valuer writes €285,000. Eighty per cent of €285,000 is €228,000, so your own share of the price rises from €60,000 to €72,000 and the total from €92,200 to <strong>€104,200</strong>. The apartment is the same, and you need €12,000 more.</p>
<p>There are three ways out: negotiate with the bank valuation in hand, ask another bank for its own, or let the apartment go. For the third you need a clause in the arras contract. See below.</p>`,
      checklist: [
        'Sum repeated with a bank valuation 5% lower',
        'Clause for a low bank valuation asked for',
        'Second bank warm, not cold',
      ],
    },
    {
      title: 'What you need to earn',
      body: `<p>At the mean rate of 2.81% (INE, October 2025), €240,000 over the mean term of 26 years costs <strong>€1,085 a month</strong>. If instalments may take 35% of net income, the household needs €3,100 net a month; at 30%, €3,617. Over 30 years the instalment falls to €987 and the household needs €2,821 at 35%. In exchange you pay €16,948 more in interest.</p>
<p>Other loans count. A car at €250 a month is, for the bank, €250 less of apartment. Of the mortgages signed in that month 61.3% were at a fixed rate; fixed or variable is mostly a question of how well you sleep.</p>`,
      checklist: [
        'Net income of twelve months, not of the best one',
        'Car and card loans on the list',
        'Term ends before age 75',
        'Offer compared with and without tied insurance',
      ],
    },
    {
      title: 'How to get there',
      body: `<p>Someone with €55,000 in the bank who puts aside €1,200 a month lacks €37,200 and needs 31 months. That sounds long. Many people spend as many months looking at apartments they cannot yet buy, which is more tiring.</p>
<p>Help exists. Catalonia has a transfer tax of 5% on the habitual home for young buyers under an income limit; whether you qualify depends on age and income, so ask a gestoría before you count on it. Public guarantees for the missing fifth come and go, and each has its own small print. A gift from parents is taxed as a gift and should be declared as one.</p>`,
      checklist: [
        'Monthly saving as a standing order',
        'Right to the reduced tax checked in writing',
        'Current public guarantees asked of two banks',
        'Family gifts signed and declared',
      ],
    },
    {
      title: 'The folder: every paper you will be asked for',
      body: `<p>Put everything in one folder, on paper and on the telephone, before the first serious viewing. Sellers believe buyers who have a folder.</p>
<ul><li><strong>For everyone:</strong> identity card or passport, NIE for foreigners (form EX-15 and fee form 790-012), matrimonial property regime if you are married.</li><li><strong>For the bank:</strong> work contract, the last payslips, last tax return, a record of your working life, statements of accounts and loans.</li><li><strong>For the notary:</strong> means of payment, proof of where the money comes from, the bank’s binding offer.</li><li><strong>Of the apartment:</strong> nota simple, cédula de habitabilidad, energy certificate, community certificate, last property tax receipt.</li></ul>
<p>Self-employed people add two years of tax returns and their quarterly forms, and some patience.</p>`,
      checklist: [
        'NIE in hand or applied for',
        'Bank documents not older than a month',
        'Two banks have the same folder',
        'Documents of the apartment requested before the offer',
      ],
    },
    {
      title: 'The viewing, with a cool head',
      body: `<p>First-time buyers look at the kitchen. On the second viewing look at what you cannot change: the light, the noise, the staircase, the neighbours, the street at night. Ask what works the owners have approved. A new lift costs every owner a good deal of money sooner or later, and it is better to know whether sooner.</p>
<p>Then make the journey to work from there, on a Monday. An apartment you know at half past eight on a Monday holds few surprises. <a href="/properties?type=apartment">The apartments we have</a> come with the drawbacks written down.</p>`,
      checklist: [
        'Two viewings at different hours',
        'Minutes of the last three meetings read',
        'Commute tried',
        'One good reason against the apartment written down',
      ],
    },
    {
      title: 'Arras, bank, notary: when the money leaves',
      body: `<p>In our example the arras are €30,000 and count towards the price. The bank valuation, €450, is paid when the bank orders it. On the day of the deed the bank brings €240,000 and you bring the last €30,000 of the price plus €31,750 for tax, notary, registry and gestoría. That makes €450, then €30,000, then €61,750: again €92,200.</p>
<p>Have two sentences written into the arras contract: that the deposit comes back if the bank refuses the loan, and until which day. Between the binding offer and the signature lie at least ten days by law, fourteen in Catalonia, and a free talk with the notary. Use it: the notary is the one person at the table who asks whether you have understood.</p>`,
      checklist: [
        'Kind of arras written in the contract',
        'Mortgage clause with a date',
        'Free meeting with the notary booked',
        'Cheques ordered three days ahead',
        'Insurance from the day of the deed',
      ],
    },
  ],
  tables: [
    {
      caption: 'Savings needed for €300,000 in Barcelona',
      head: ['Item', 'Resale, appraised at the price', 'Resale, appraised at €285,000', 'New build'],
      rows: [
        ['Loan of 80%', '€240,000', '€228,000', '€240,000'],
        ['Own share of the price', '€60,000', '€72,000', '€60,000'],
        ['Tax', '€30,000 (ITP 10%)', '€30,000 (ITP 10%)', '€34,500 (VAT 10%, AJD 1.5%)'],
        ['Notary, 0.3%', '€900', '€900', '€900'],
        ['Land registry, 0.15%', '€450', '€450', '€450'],
        ['Gestoría', '€400', '€400', '€400'],
        ['Bank valuation', '€450', '€450', '€450'],
        ['Savings needed', '€92,200', '€104,200', '€96,700'],
      ],
      note: 'Rates as of 20 November 2026. The bank pays the mortgage deed; an opening fee, where there is one, is not included.',
    },
    {
      caption: 'The same resale apartment by region, 80% loan',
      head: ['Region', 'Transfer tax', 'Savings needed', 'Rate valid from'],
      rows: [
        ['Catalonia', '€30,000 (10% to €600,000)', '€92,200', '27 June 2025'],
        ['Valencian Community', '€27,000 (9%)', '€89,200', '1 June 2026'],
        ['Madrid', '€18,000 (6%)', '€80,200', 'checked on 20 November 2026'],
      ],
      note: 'Other costs as in the first table. In Catalonia the bands above €600,000 are 11, 12 and 13%; in the Valencian Community 11% applies to the whole value above €1,000,000.',
    },
    {
      caption: '€240,000 at 2.81%',
      head: ['Term', 'A month', 'Net income needed, 35%', 'Net income needed, 30%', 'Interest in total'],
      rows: [
        ['26 years', '€1,085.01', '€3,100', '€3,617', '€98,523'],
        ['30 years', '€987.42', '€2,821', '€3,291', '€115,471'],
      ],
      note: 'Mean rate and term of new mortgages, INE, October 2025. Fixed rate and constant instalments assumed; your bank will quote its own.',
    },
  ],
  timeline: [
    { label: 'Sums and folder', fromWeek: 0, toWeek: 3 },
    { label: 'Two banks', fromWeek: 2, toWeek: 5 },
    { label: 'Viewings', fromWeek: 4, toWeek: 12 },
    { label: 'Offer and arras', fromWeek: 12, toWeek: 13 },
    { label: 'Bank valuation', fromWeek: 13, toWeek: 15 },
    { label: 'Binding offer and notary’s talk', fromWeek: 15, toWeek: 18 },
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
      url: 'https://hisenda.gva.es',
      asOf: '2026-11-20',
    },
    { label: 'Transfer tax in Madrid', url: 'https://www.comunidad.madrid', asOf: '2026-11-20' },
    {
      label: 'Notary, registry, gestoría and bank valuation: usual ranges (Consumer and agencies)',
      url: 'https://www.consumer.es',
      asOf: '2026-11-20',
    },
    { label: 'Mortgage statistics for October 2025 (INE)', url: 'https://www.ine.es', asOf: '2025-10-31' },
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
