import type { GuideText } from '../../types/writing';

export const guide: GuideText = {
  title: 'Buying a home in Spain: a step-by-step guide',
  excerpt:
    'Eight steps from your first budget to the keys, with the documents, timings and costs in Catalonia, the Valencian Community and Madrid.',
  intro: `<p>From the first serious viewing to the keys, buying a home in Spain usually takes two to five months. Most of that time is spent waiting for other people: a bank, a valuer, a community administrator who is on holiday until the 29th. This guide puts the steps in the order in which we take them with our clients, so that the waiting times overlap.</p>
<p>The figures are for guidance, checked on 20 November 2026, and do not replace advice on your own case. If this is your first home, <a href="/guias/compradores-primerizos">the guide for first-time buyers</a> works through one example in full. For the law behind each document there is <a href="/guias/legal">the legal guide</a>.</p>`,
  steps: [
    {
      title: 'Set your budget before you look',
      body: `<p>Start with what you can pay, including taxes and costs. Banks lend residents up to 80% of the price or the bank valuation, whichever is lower, and people who live abroad 60 to 70%. The rest is your own money, and so are the taxes and costs. For a resale home in Catalonia allow 10.5 to 13% of the price, more at higher prices; the tables below show the other two regions.</p>
<p>Monthly payments should stay under 30 to 35% of your net income. The average rate of new mortgages was 2.97% in November 2025, over an average term of 25 years (INE). Our <a href="/herramientas/calculadora-hipoteca">mortgage calculator</a> works with your own figures.</p>
<ul><li><strong>Documents:</strong> payslips, the last tax return, a list of other loans.</li><li><strong>Time:</strong> an evening.</li><li><strong>Cost:</strong> none.</li></ul>`,
      checklist: [
        'Savings counted, with some left over for decorating and repairs',
        'Maximum monthly payment decided',
        'Taxes and costs of the region added to the price',
      ],
    },
    {
      title: 'NIE, bank account and a first answer from the bank',
      body: `<p>Every buyer needs a Spanish tax number. Foreigners apply for an NIE at a Spanish consulate or a police station in Spain, or through someone who holds their power of attorney. A Spanish account makes the day at the notary easier, because the price is usually paid by banker’s cheque or by a transfer through the Bank of Spain.</p>
<p>Ask two or three banks for a written indication. It is not binding, but sellers take an offer more seriously with a bank’s letter behind it.</p>
<ul><li><strong>Documents:</strong> passport, proof of income and of where the money comes from.</li><li><strong>Time:</strong> two to six weeks for the NIE, depending on the office.</li><li><strong>Cost:</strong> a small official fee.</li></ul>`,
      checklist: [
        'NIE applied for by every buyer who will sign',
        'Account opened in Spain',
        'Indication from at least two banks',
        'Source of funds documented',
      ],
    },
    {
      title: 'View more than once',
      body: `<p>An apartment that is silent on Tuesday at eleven may stand above a terrace bar on Friday at eleven. Go twice, once by day and once in the evening, and walk up the staircase even if there is a lift. Open the windows. Ask the neighbours, especially the one with the dog, who knows everything.</p>
<p>In an apartment building, ask for the technical inspection and the minutes of the latest owners’ meetings: they tell you about the roof and the façade. Many of our <a href="/properties">homes</a> have a section, “What you should know”, with what you would otherwise find out on the second viewing.</p>
<ul><li><strong>Documents:</strong> floor plan, building inspection, minutes of the community.</li><li><strong>Time:</strong> four to ten weeks.</li><li><strong>Cost:</strong> none.</li></ul>`,
      checklist: [
        'Second viewing in the evening or at the weekend',
        'Water pressure, windows and fuse box checked',
        'Works approved or planned in the building identified',
        'Winter sun checked, on site or by compass',
      ],
    },
    {
      title: 'Check the documents before you offer',
      body: `<p>The <em>nota simple</em> from the land registry shows who owns the home and any charges on it. The cédula de habitabilidad in Catalonia, or the declaration of second occupation (<em>declaración responsable</em>; some towns keep a licence) in the Valencian Community, certifies that it is fit to live in. The energy certificate gives its class, from A to G. The community certificate shows whether the seller is up to date.</p>
<p>Look up the cadastral reference value too: since 1 January 2022 the tax has been calculated on the higher of the price and that value, so you may be taxed on more than you pay.</p>
<ul><li><strong>Documents:</strong> the five above and the last property tax receipt.</li><li><strong>Time:</strong> one week.</li><li><strong>Cost:</strong> a few euros for the nota simple; the seller provides the certificates.</li></ul>`,
      checklist: [
        'Nota simple no more than a few days old',
        'Cédula or second occupation document in force',
        'Energy certificate seen and registered',
        'No debts to the community',
        'Reference value compared with the price',
      ],
    },
    {
      title: 'Offer and deposit contract (arras)',
      body: `<p>Make the offer in writing: price, dates, what stays in the home, and any loan it depends on. Once it is accepted, the <em>arras</em> (deposit) contract binds both sides. With penitential arras (article 1454 of the Civil Code) a buyer who withdraws loses the deposit, and a seller who withdraws pays back double.</p>
<p>If you need a mortgage, ask for a clause that returns the deposit if the bank refuses the loan. Without it, you lose the deposit.</p>
<ul><li><strong>Documents:</strong> signed offer, arras contract, up-to-date nota simple.</li><li><strong>Time:</strong> about a week.</li><li><strong>Cost:</strong> the agreed deposit, which counts towards the price.</li></ul>`,
      checklist: [
        'Type of arras named in the contract',
        'Mortgage clause with a date',
        'Deadline for the notary agreed',
        'List of what stays, signed',
      ],
    },
    {
      title: 'The mortgage',
      body: `<p>The bank orders a valuation (tasación) and, if all is well, sends the binding offer, the FEIN. From then on the law gives you at least ten days to read it, fourteen in Catalonia, and a free meeting with the notary of your choice before you sign.</p>
<p>Under Ley 5/2019 the bank pays for the mortgage deed. You pay for the bank valuation and your copies, and an arrangement fee if there is one. Terms are 30 years at most and should end by the age of 75.</p>
<ul><li><strong>Documents:</strong> bank valuation, FEIN, the notary’s record of the meeting.</li><li><strong>Time:</strong> four to six weeks.</li><li><strong>Cost:</strong> €300 to €600 for the bank valuation.</li></ul>`,
      checklist: [
        'Bank valuation at or above the price',
        'FEIN compared with the first indication',
        'Products tied to the rate priced separately',
        'Meeting with the notary attended',
      ],
    },
    {
      title: 'Signing at the notary',
      body: `<p>Ask for the draft deed two days before and have someone explain it to you. On the day, the notary checks the register once more, everyone signs, the cheques change hands and you get the keys. If you cannot be there, a power of attorney signed before a notary in your country, with an apostille, is enough.</p>
<p>When the seller lives abroad, you withhold {withheld} of the price and pay it to the tax agency within a month (Modelo 211). It is the seller’s tax, but if it is not paid it can be claimed against the home.</p>
<ul><li><strong>Documents:</strong> identity documents, NIE, cheques, certificates of the home.</li><li><strong>Time:</strong> two hours.</li><li><strong>Cost:</strong> notary 0.2 to 0.5% of the price.</li></ul>`,
      checklist: [
        'Draft deed read',
        'Cheques or transfer agreed with the bank',
        'Proof of the seller’s tax residence',
        'Meters photographed, keys counted',
      ],
    },
    {
      title: 'Afterwards: tax, registration, utilities',
      body: `<p>The purchase tax is due within weeks: one month from the deed in Catalonia. A gestoría files it and takes the deed to the land registry. Then you change the water, electricity and community over to your name.</p>
<p>Allow for running costs: property tax of 0.4 to 1.1% of the cadastral value, €50 to €200 a month for the community and €200 to €600 a year for insurance, as national ranges.</p>
<ul><li><strong>Documents:</strong> copy of the deed, tax form, bills in the seller’s name.</li><li><strong>Time:</strong> two to four weeks.</li><li><strong>Cost:</strong> registry 0.1 to 0.25% of the price, gestoría €300 to €500.</li></ul>`,
      checklist: [
        'Tax paid and receipt kept',
        'Deed registered in your name',
        'Utilities and community in your name',
        'Home insured from the day of completion',
      ],
    },
  ],
  tables: [
    {
      caption: 'Purchase taxes by region',
      head: ['Tax', 'Catalonia', 'Valencian Community', 'Madrid'],
      rows: [
        [
          'Transfer tax (ITP), resale',
          '{itp.catalonia.1} up to €600,000; {itp.catalonia.2} from there to €900,000; {itp.catalonia.3} to €1,500,000; {itp.catalonia.4} above',
          '{itp.valencian.1}; {itp.valencian.2} on the whole value if it is above €1,000,000',
          '{itp.madrid}',
        ],
        ['VAT (IVA), new build', '{vat}', '{vat}', '{vat}'],
        [
          'Stamp duty (AJD), new build',
          '{ajd.catalonia}',
          '{ajd.valencian}; {ajd.valencian.mainHome} for a main home',
          '{ajd.madrid}',
        ],
        ['Valid from', '27 June 2025 (ITP)', '1 June 2026 (ITP and AJD)', 'Checked on 20 November 2026'],
      ],
      note: 'In Catalonia each rate applies only to its own band of the price. Reduced rates exist for a main home, each with its conditions. Catalonia: {itp.catalonia.reduced} up to the age of 35, for large and single-parent families and people with disabilities, under an income limit. Valencian Community: {itp.valencian.young} for buyers under 35 and {itp.valencian.family} for such families and people with disabilities, up to €180,000 ({itp.valencian.youngAbove} and {itp.valencian.familyAbove} above). Madrid: {itp.madrid.family} for large families, and 10% off the tax up to €250,000. For guidance only.',
    },
    {
      caption: 'Costs of a resale home at €600,000',
      head: ['Item', 'Catalonia', 'Valencian Community', 'Madrid'],
      rows: [
        ['Transfer tax', '€60,000', '€54,000', '€36,000'],
        ['Notary, about 0.3%', '€1,800', '€1,800', '€1,800'],
        ['Land registry, about 0.15%', '€900', '€900', '€900'],
        ['Gestoría', '€400', '€400', '€400'],
        ['Total costs', '€63,100', '€57,100', '€39,100'],
        ['Price and costs', '€663,100', '€657,100', '€639,100'],
      ],
      note: 'Without a mortgage; the bank valuation adds €300 to €600. Tax rates as of 20 November 2026.',
    },
  ],
  timeline: [
    { label: 'Budget, NIE and bank', fromWeek: 0, toWeek: 4 },
    { label: 'Viewings', fromWeek: 2, toWeek: 10 },
    { label: 'Documents checked', fromWeek: 9, toWeek: 10 },
    { label: 'Offer and arras', fromWeek: 10, toWeek: 11 },
    { label: 'Bank valuation and mortgage', fromWeek: 11, toWeek: 16 },
    { label: 'Notary and keys', fromWeek: 16, toWeek: 17 },
    { label: 'Tax, registration, utilities', fromWeek: 17, toWeek: 20 },
  ],
  sources: [
    {
      label: 'Transfer tax in Catalonia, bands in force since 27 June 2025 (Decret llei 5/2025)',
      url: 'https://www.boe.es/buscar/doc.php?id=BOE-A-2025-10270',
      asOf: '2026-11-20',
    },
    {
      label: 'Transfer tax and stamp duty in the Valencian Community since 1 June 2026 (Llei 5/2025)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1998-8202',
      asOf: '2026-11-20',
    },
    {
      label: 'Transfer tax and stamp duty in Madrid (Decreto Legislativo 1/2010, articles 28 to 38)',
      url: 'https://www.boe.es/buscar/act.php?id=BOCM-m-2010-90068',
      asOf: '2026-11-20',
    },
    {
      label: 'Reference value as tax base (Ley 11/2021)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-11473',
      asOf: '2026-11-20',
    },
    {
      label: 'Mortgage costs and the binding offer (Ley 5/2019)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2019-3814',
      asOf: '2026-11-20',
    },
    {
      label: 'Mortgage statistics for November 2025 (INE)',
      url: 'https://www.ine.es/dyngs/Prensa/en/H1125.htm',
      asOf: '2025-11-30',
    },
    {
      label: 'Notary, registry, gestoría and bank valuation: usual ranges (Consumer and agencies)',
      url: 'https://www.consumer.es',
      asOf: '2026-11-20',
    },
  ],
};
