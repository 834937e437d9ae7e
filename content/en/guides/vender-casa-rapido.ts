import type { GuideText } from '../../types/writing';

export const guide: GuideText = {
  title: 'How to sell a home fast: an eight-week plan',
  excerpt:
    'A plan for sellers with little time: what has to be ready each week, where days are lost, and what you keep once everything is paid.',
  intro: `<p>Three to six months is the usual length of a sale in Spain, and 30 to 90 days is how long a well-priced apartment in Barcelona takes to find a buyer. Eight weeks from the first phone call to the deed is therefore fast. It can be done if the price is right from the first day, the documents are complete and the buyer’s bank is quick. You control two of the three.</p>
<p>This is the calendar we use. If week eight becomes week eleven, it is nearly always because of the buyer’s mortgage. The last step shows what a sale costs the seller, with worked examples. Assumed amounts are marked as such, the rates are those of 20 November 2026, and your adviser has the final say. If you have more time, use <a href="/guias/vender">the full selling guide</a>.</p>`,
  steps: [
    {
      title: 'Week 1: price and documents',
      body: `<p>We visit and then send you a range in writing, with the prices it is based on. Choose a figure inside it. Starting above the range costs you the first weeks, and everyone sees the reduction. The <a href="/herramientas/valoracion">valuation tool</a> gives a first idea tonight.</p>
<p>On the same day, order what takes longest: energy certificate, cédula de habitabilidad or declaration of second occupation, community certificate. Ask your bank for the balance of the mortgage.</p>`,
      checklist: [
        'Price within the range',
        'Energy certificate and cédula ordered on day one',
        'Nota simple read by both of us',
        'All owners reachable, powers of attorney ready for those who are away',
      ],
    },
    {
      title: 'Week 2: preparation and photos',
      body: `<p>Allow two days to clear, one to repair and one to clean. A third of the furniture can go to a friend’s garage. There is no time to renovate in eight weeks, and nobody expects it. We measure, draw the plan and take the photos when the sun is in the living room.</p>
<p>You sign the agency agreement this week: fee, term, what we do. From then on you have an area where you follow your sale: viewings and what was said, documents, offers and, if you like, the figures every Friday.</p>`,
      checklist: [
        'Taps, bulbs and blinds working',
        'Photos and plan approved',
        'Agency agreement signed by all owners',
      ],
    },
    {
      title: 'Week 3: publication',
      body: `<p>The listing is published on a Tuesday with everything in it: price, area, energy class, community fees and drawbacks. Buyers on our list who are looking for a home like yours hear the evening before. Viewings are grouped on two afternoons, Thursday and Saturday, so that viewers see there is interest.</p>
<p>After every viewing we tell you what was said. If you hear the same complaint three times, it is right.</p>`,
      checklist: ['Energy class in the advertisement', 'Two afternoons kept free', 'Owners out during viewings'],
    },
    {
      title: 'Week 4: second viewings and offers',
      body: `<p>Serious buyers come back, often with a relative who knows about damp. Offers come in writing, with a date and a letter from the bank or proof of funds. Ten viewings and no offer by Friday mean that the price is wrong. Correct it now, once and clearly, because week six is too late.</p>
<p>Between two offers, take the one most likely to complete. A little less from a buyer with the money in hand is usually quicker than a little more from one who must sell first.</p>`,
      checklist: ['Every offer in writing', 'Financing of each buyer checked', 'Decision on the price by Friday'],
    },
    {
      title: 'Week 5: deposit contract (arras)',
      body: `<p>With the documents ready, the contract takes three days. It states the type of arras, the deposit, the last date for the deed and what happens if the bank refuses. With penitential arras you pay back double if you change your mind, so be sure where you will live in week nine.</p>
<p>Tell your own bank now that you are going to cancel, and ask for an authorised person to be there on the day.</p>`,
      checklist: [
        'Date of the deed in the contract',
        'Mortgage clause with a deadline',
        'Bank told about the cancellation',
        'Removal van on hold',
      ],
    },
    {
      title: 'Weeks 6 and 7: the buyer’s bank',
      body: `<p>The bank’s valuer visits; have the plan and the invoices ready. A few days later the bank sends its binding offer, and then a legal wait of at least ten days begins, fourteen in Catalonia. Those fourteen days are two of your eight weeks, which is why a buyer with a bank’s letter in week four is worth so much.</p>
<p>Use the time to read the meters, cancel contracts and empty the storage room, which always turns out to be full.</p>`,
      checklist: [
        'Documents ready for the valuer',
        'Date of the binding offer known',
        'Draft deed requested',
        'Community certificate renewed for the day',
      ],
    },
    {
      title: 'Week 8: the notary',
      body: `<p>Allow one hour. Part of the price pays off your mortgage on the spot, and the rest is yours. You hand over keys, remote controls and manuals, and the buyer photographs the meters.</p>
<p>If you live abroad, the buyer withholds {withheld} and gives you a copy of Modelo 211. Keep it with the deed: without it there is no refund.</p>`,
      checklist: [
        'Draft deed read',
        'Mortgage balance for the day of the deed',
        'Certificates in the folder',
        'Copy of Modelo 211, if you live abroad',
      ],
    },
    {
      title: 'What it costs, and what you keep',
      body: `<p><strong>Plusvalía municipal.</strong> Due at the town hall within 30 working days. You may choose between a calculation on the cadastral value of the land and one on the real gain. If the town hall’s calculator gives €5,310 by the first and €3,840 by the second, you pay €3,840 and save €1,470. If you sold at a loss, you declare it and pay nothing.</p>
<p><strong>Income tax.</strong> The gain is the sale price less its expenses, minus the purchase price with its taxes and costs. It is taxed on the savings scale, which rises with the amount. In the example, €420,000 less a plusvalía of €3,840 is €416,160; the purchase cost €321,100 including taxes and costs; the gain is <strong>€95,060</strong>, before deducting the agency’s fee. If the home you sold was your main one, there are reliefs for reinvesting in another within two years and for owners over 65. With a mortgage, what has to be reinvested is the price less the loan repaid.</p>
<p><strong>Non-residents.</strong> Of €420,000 the buyer withholds {withheld}, €12,600. The tax on the gain is 19%: on €95,060 that is €18,061.40, so €5,461.40 remain to be paid with Modelo 210. On a gain of €40,000 it would be €7,600, and €5,000 would come back. The form is filed within four months of the deed.</p>`,
      checklist: [
        'Plusvalía calculated by both methods',
        'Invoices of works found',
        'Relief for reinvestment discussed before the deed',
        'Modelo 210 in the diary, if you live abroad',
      ],
    },
  ],
  tables: [
    {
      caption: 'A sale at €420,000: what you keep',
      head: ['Item', 'Amount'],
      rows: [
        ['Price', '€420,000'],
        ['Outstanding mortgage (assumed)', '−€118,400'],
        ['Cancelling it: notary, registry, gestoría (assumed)', '−€1,000'],
        ['Plusvalía municipal, cheaper method (assumed)', '−€3,840'],
        ['Energy certificate and cédula (assumed)', '−€300'],
        ['Left before income tax and agency fee', '€296,460'],
      ],
      note: 'Example. The plusvalía comes from the town hall’s own calculator, the cancellation from three quotes, the fee from your agency agreement. The bank may also charge an early repayment fee.',
    },
    {
      caption: 'A seller who lives abroad: 3% and the settlement, price €420,000',
      head: ['Gain', 'Tax at 19%', 'Withheld', 'Result'],
      rows: [
        ['€95,060', '€18,061.40', '€12,600', '€5,461.40 to pay'],
        ['€40,000', '€7,600', '€12,600', '€5,000 back'],
        ['None, or a loss', '€0', '€12,600', '€12,600 back'],
      ],
      note: 'Modelo 211 (buyer, one month) and 210 (seller, four months from the deed). Checked on 20 November 2026.',
    },
  ],
  timeline: [
    { label: 'Price, documents ordered', fromWeek: 0, toWeek: 1 },
    { label: 'Preparation and photos', fromWeek: 1, toWeek: 2 },
    { label: 'Publication, first viewings', fromWeek: 2, toWeek: 3 },
    { label: 'Second viewings, offers', fromWeek: 3, toWeek: 4 },
    { label: 'Arras', fromWeek: 4, toWeek: 5 },
    { label: 'Bank valuation and binding offer', fromWeek: 5, toWeek: 7 },
    { label: 'Notary', fromWeek: 7, toWeek: 8 },
    { label: 'Plusvalía at the town hall', fromWeek: 8, toWeek: 14 },
    { label: 'Modelo 210, sellers abroad', fromWeek: 8, toWeek: 25 },
  ],
  sources: [
    {
      label:
        'Time to sell: 3 to 6 months, or 30 to 90 days when well priced (a guide; it depends on the price and the area)',
      asOf: '2026-11-20',
    },
    {
      label: 'Plusvalía municipal, choice of method (Real Decreto-ley 26/2021)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-18276',
      asOf: '2021-11-10',
    },
    {
      label: 'Gains and reliefs in income tax (Ley 35/2006)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2006-20764',
      asOf: '2025-01-01',
    },
    {
      label: 'Withholding of {withheld}, Modelo 211 and 210 (tax agency)',
      url: 'https://sede.agenciatributaria.gob.es/Sede/en_gb/procedimientoini/GF01.shtml',
      asOf: '2026-11-20',
    },
    {
      label: 'Tax on gains of non-residents (Real Decreto Legislativo 5/2004, article 25)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2004-4527',
      asOf: '2024-07-31',
    },
    {
      label: 'Energy certificate (Real Decreto 390/2021)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-9176',
      asOf: '2026-11-20',
    },
    {
      label: 'Binding offer, ten days (Ley 5/2019)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2019-3814',
      asOf: '2026-11-20',
    },
  ],
};
