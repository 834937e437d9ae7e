import type { GuideText } from '../../types/writing';

export const guide: GuideText = {
  title: 'Selling a home in Spain: a step-by-step guide',
  excerpt:
    'How a sale works from the first visit to the notary: the price, the documents, the timings, and who pays which taxes and costs.',
  intro: `<p>A sale usually goes wrong because of the starting price or a missing document. Both can be put right before the first viewing, so half of this guide is about what to do before then.</p>
<p>Three to six months from the first photo to the notary is usual in Spain. Well-priced apartments in Barcelona find a buyer in 30 to 90 days. If you have less time, there is a shorter calendar in <a href="/guias/vender-casa-rapido">selling in eight weeks</a>. Everything here is for guidance as of 20 November 2026, not tax advice.</p>`,
  steps: [
    {
      title: 'Decide why you are selling, and by when',
      body: `<p>Selling before you buy is calmer and may mean a few months of renting. Buying before you sell is easier on the family and needs a bank that cooperates. Decide which of the two before you discuss the price, because sellers in a hurry negotiate badly.</p>
<p>If there are several owners, agree in writing on a minimum price and on who speaks for all of you. Otherwise you may discover at the deposit contract that each had a different figure in mind.</p>
<ul><li><strong>Documents:</strong> deed of purchase or inheritance.</li><li><strong>Time:</strong> as long as it takes to agree.</li><li><strong>Cost:</strong> none yet.</li></ul>`,
      checklist: [
        'Minimum price agreed by all owners',
        'Next home planned',
        'Outstanding mortgage balance requested from the bank',
      ],
    },
    {
      title: 'Set the price',
      body: `<p>Asking prices are what sellers hope for; registered sales are what buyers paid. We start from the latter, by district, where there are figures, and adjust for floor, lift, light, terrace and condition. The result is a range with its reasons; our <a href="/herramientas/valoracion">valuation tool</a> gives you a first one, and a visit narrows it.</p>
<p>The first three weeks bring the buyers who have been waiting. If the price is too high then, they rule the home out and seldom come back.</p>
<ul><li><strong>Documents:</strong> floor plan, property tax receipt with the cadastral data.</li><li><strong>Time:</strong> one week.</li><li><strong>Cost:</strong> free and without obligation with us. An official valuation (tasación) costs €300 to €600.</li></ul>`,
      checklist: [
        'Range with the source of each price',
        'Comparable homes visited',
        'Starting price and review date set',
      ],
    },
    {
      title: 'Get the documents ready',
      body: `<p>By law the advertisement must show the energy class, so the energy certificate comes first. It is valid for ten years, or five if the class is G. In Catalonia you also hand over the cédula de habitabilidad, in the Valencian Community the declaration of second occupation (some towns keep a licence). Deal now with any undeclared extension, such as a glazed terrace, and not when the buyer’s bank finds it.</p>
<ul><li><strong>Documents:</strong> nota simple, energy certificate, cédula or declaration of second occupation, community certificate, last property tax receipt, building inspection.</li><li><strong>Time:</strong> one to four weeks; the cédula needs a technician’s visit.</li><li><strong>Cost:</strong> the technician’s quote; ask for the certificate and the cédula together.</li></ul>`,
      checklist: [
        'Nota simple checked for old mortgages and usufructs',
        'Energy certificate registered',
        'Cédula or declaration of second occupation in force',
        'Community fees paid, certificate requested',
        'Floor area in the documents compared with the real one',
      ],
    },
    {
      title: 'Prepare the home',
      body: `<p>Repair what drips, replace the bulbs and clear away a third of your things. Painting pays; a new kitchen seldom does, because the buyer will want a different one. Photos are taken once, when the living room gets the sun, together with a plan to scale: people who have studied the plan are more serious viewers.</p>
<ul><li><strong>Documents:</strong> invoices for building work; they may lower your tax later.</li><li><strong>Time:</strong> one to two weeks.</li><li><strong>Cost:</strong> usually paint and a weekend.</li></ul>`,
      checklist: [
        'Small repairs done',
        'Cupboards half empty',
        'Photos and plan ready',
        'Invoices for past works found',
      ],
    },
    {
      title: 'Agency agreement and publication',
      body: `<p>The agency agreement sets out what the agency does, what it is paid and when, and how long the contract lasts. Read that last part twice. A listing in Spain has to show the total price and what it excludes, the floor area, the year, the energy class and the charges; ours also say <a href="/services/sales">what a buyer should know</a> before the first viewing.</p>
<ul><li><strong>Documents:</strong> signed agreement, identity documents of all owners.</li><li><strong>Time:</strong> two or three days.</li><li><strong>Cost:</strong> the agreed fee, due when the home is sold.</li></ul>`,
      checklist: [
        'Fee, term and notice in writing',
        'Agency’s register number checked',
        'Listing approved before publication',
      ],
    },
    {
      title: 'Viewings and offers',
      body: `<p>Viewings are by appointment, grouped on two afternoons. It is best to be out: buyers open fewer cupboards when the owner is following them round. After every viewing we tell you what was said.</p>
<p>An offer is more than a figure. Cash in six weeks can be worth more than a higher price that depends on a large loan. Ask what the buyer needs from the bank, and by when.</p>
<ul><li><strong>Documents:</strong> written offer, proof of funds or a letter from the bank.</li><li><strong>Time:</strong> 30 to 90 days for a well-priced apartment in Barcelona.</li><li><strong>Cost:</strong> none.</li></ul>`,
      checklist: [
        'Every offer in writing',
        'Buyer’s financing understood',
        'Price reviewed on the day agreed at the start',
      ],
    },
    {
      title: 'Deposit contract (arras) and notary',
      body: `<p>With penitential arras, a seller who withdraws pays back double the deposit, so sign only when you know where you are moving to. If there is a mortgage, the bank certifies the balance for the day of the deed and sends someone authorised to cancel it, and part of the price goes straight to the bank. Cancelling it at the land registry involves a further short deed and a gestoría.</p>
<ul><li><strong>Documents:</strong> arras contract, bank’s balance certificate, all certificates of the home.</li><li><strong>Time:</strong> four to eight weeks from arras to deed.</li><li><strong>Cost:</strong> the cancellation, if there is a mortgage.</li></ul>`,
      checklist: [
        'Dates of the contract and the removal compatible',
        'Bank given three weeks’ notice',
        'Contract does not depend on documents you lack',
        'Keys, remote controls and meter readings handed over',
      ],
    },
    {
      title: 'After the sale: three taxes',
      body: `<p>The <strong>plusvalía municipal</strong> is paid to the town hall within 30 working days. Since November 2021 you have been able to choose the cheaper of two methods, and if you sold at a loss you declare it and pay nothing. The gain itself is declared in your <strong>income tax</strong> return the following spring, with reliefs for those who sell their main home to buy another and for owners over 65 who sell theirs. The year’s property tax is shared as agreed.</p>
<p>If you live abroad, the buyer withholds {withheld} of the price; you settle the difference with Modelo 210.</p>
<ul><li><strong>Documents:</strong> both deeds, invoices, Modelo 211 from the buyer where it applies.</li><li><strong>Time:</strong> 30 working days for the town hall; four months for non-residents.</li><li><strong>Cost:</strong> see the table.</li></ul>`,
      checklist: [
        'Plusvalía calculated by both methods',
        'Invoices for purchase, works and sale collected',
        'Adviser consulted before the deed',
      ],
    },
  ],
  tables: [
    {
      caption: 'Who pays what when a home is sold',
      head: ['Item', 'Seller', 'Buyer'],
      rows: [
        ['Energy certificate, cédula or declaration of second occupation', 'Yes', 'No'],
        ['Plusvalía municipal', 'Yes; the buyer files it if the seller lives abroad', 'No'],
        ['Tax on the gain', 'Yes', 'No'],
        ['Cancelling the old mortgage', 'Yes', 'No'],
        ['Transfer tax, or VAT and stamp duty', 'No', 'Yes'],
        ['Notary and land registry of the purchase', 'By law a part; usually agreed otherwise', 'Usually all'],
        ['Agency’s fee for the sale', 'As the agency agreement says', 'Only if agreed in writing'],
      ],
      note: 'Usual practice; the contract may share some items differently. Checked on 20 November 2026.',
    },
    {
      caption: 'What your buyer pays on top of €450,000, resale home',
      head: ['Item', 'Catalonia', 'Valencian Community', 'Madrid'],
      rows: [
        ['Transfer tax', '{itp.catalonia.1}: €45,000', '{itp.valencian.1}: €40,500', '{itp.madrid}: €27,000'],
        ['Notary (0.3%), registry (0.15%), gestoría', '€2,425', '€2,425', '€2,425'],
        ['Total', '€47,425', '€42,925', '€29,425'],
      ],
      note: 'Bands in Catalonia since 27 June 2025 ({itp.catalonia.1} to €600,000, then {itp.catalonia.2}, {itp.catalonia.3} and {itp.catalonia.4}); Valencian Community {itp.valencian.1} since 1 June 2026, {itp.valencian.2} above €1,000,000. Gestoría at €400.',
    },
  ],
  timeline: [
    { label: 'Decision and valuation', fromWeek: 0, toWeek: 2 },
    { label: 'Documents', fromWeek: 1, toWeek: 5 },
    { label: 'Repairs, photos, plan', fromWeek: 2, toWeek: 4 },
    { label: 'Viewings and offers', fromWeek: 4, toWeek: 14 },
    { label: 'Arras', fromWeek: 14, toWeek: 15 },
    { label: 'Buyer’s mortgage', fromWeek: 15, toWeek: 21 },
    { label: 'Notary', fromWeek: 21, toWeek: 22 },
    { label: 'Plusvalía at the town hall', fromWeek: 22, toWeek: 28 },
  ],
  sources: [
    {
      label: 'Energy certificate in advertisements and its validity (Real Decreto 390/2021)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-9176',
      asOf: '2026-11-20',
    },
    {
      label: 'Plusvalía municipal, two methods (Real Decreto-ley 26/2021, in force since 10 November 2021)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-18276',
      asOf: '2021-11-10',
    },
    {
      label: 'Withholding of {withheld} from non-resident sellers, Modelo 211 (tax agency)',
      url: 'https://sede.agenciatributaria.gob.es/Sede/en_gb/procedimientoini/GF01.shtml',
      asOf: '2026-11-20',
    },
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
      label: 'What an advertisement must show (Ley 12/2023, article 31)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2023-12203',
      asOf: '2026-11-20',
    },
  ],
};
