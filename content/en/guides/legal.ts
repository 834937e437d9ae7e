import type { GuideText } from '../../types/writing';

export const guide: GuideText = {
  title: 'Property law in Spain: documents, deadlines and signing',
  excerpt:
    'Register, habitability, community, energy, contracts, powers of attorney, taxes and residence: what each document proves and when it is due.',
  intro: `<p>Buying in Spain involves about a dozen documents, and each answers one question: who owns the home, for instance, or whether there are debts on it. Once you know the question, the document is easy to read, and you notice sooner when one is missing.</p>
<p>This guide goes through them in the order in which we ask for them. It describes the rules as of 20 November 2026 in general terms. It is not legal advice, and for your own contract you should have a lawyer who works for you and nobody else. The practical side is in the guides to <a href="/guias/comprar">buying</a>, <a href="/guias/vender">selling</a> and <a href="/guias/alquilar">renting</a>.</p>`,
  steps: [
    {
      title: 'Ownership and charges',
      body: `<p>The <strong>nota simple</strong> of the land registry names the owners, describes the home and lists the charges on it: mortgages, attachments, usufructs, rights of way. It is for information; only a certificate is proof. The notary checks again before signing, because a charge can be registered overnight.</p>
<p>Compare it with the cadastre. The registry records who owns the home, the cadastre how large it is and where, and the two do not always agree, above all on rural land.</p>
<ul><li><strong>Documents:</strong> nota simple, cadastral certificate, deed of the seller.</li><li><strong>Time:</strong> one day.</li><li><strong>Cost:</strong> a few euros.</li></ul>`,
      checklist: [
        'Seller is the registered owner, or has power of attorney',
        'Charges to be cancelled are named in the contract',
        'Area in the registry, in the cadastre and on site compared',
      ],
    },
    {
      title: 'Habitability and licences',
      body: `<p>In Catalonia the <strong>cédula de habitabilidad</strong> certifies that a home is fit to live in. It is valid for 15 years for existing homes and 25 for new ones, and a buyer may do without it only in a few cases, such as a home that is going to be renovated, with a technician’s report. In the Valencian Community the <strong>declaration of second occupation</strong> (<em>declaración responsable</em>, Decret 12/2021) does the same job: the owner files it at the town hall with a technician’s certificate; some towns keep a licence by bylaw. It is required once ten years have passed since the first occupation and the home changes hands or new supply contracts are signed. Madrid abolished its cédula in 2018 and relies on the building’s occupation licence.</p>
<p>Ask too about works without a licence and, for houses, about the pool. Anything undeclared is hard to mortgage and hard to insure.</p>
<ul><li><strong>Documents:</strong> cédula or declaration of second occupation, licences for works.</li><li><strong>Time:</strong> two to four weeks if it has to be renewed.</li><li><strong>Cost:</strong> the technician’s fee, paid by the seller.</li></ul>`,
      checklist: ['Document in force on the day of the deed', 'Works declared', 'Registered as a dwelling'],
    },
    {
      title: 'The community and the building',
      body: `<p>The community certificate shows what the seller owes. It matters because part of the debt stays with the home: in Catalonia for the current year and the four before it, elsewhere for the current year and three. Check the statutes for bans on letting or on professional use, and the minutes for works that have been approved and not yet paid for.</p>
<p>Older buildings need a technical inspection. It tells you whether the façade needs work.</p>
<ul><li><strong>Documents:</strong> certificate of debt, statutes, minutes, inspection report.</li><li><strong>Time:</strong> one week; three in August.</li><li><strong>Cost:</strong> the administrator’s fee, paid by the seller.</li></ul>`,
      checklist: [
        'Certificate signed within the last month',
        'Statutes checked for your intended use',
        'Approved works: who pays, in writing',
        'Inspection passed, or date of the works confirmed',
      ],
    },
    {
      title: 'Energy and the advertisement',
      body: `<p>Real Decreto 390/2021 requires the energy class in every advertisement for sale or rent. A certificate lasts ten years, five if the class is G. Ley 12/2023 and, in Catalonia, Llei 18/2007 set out what else a buyer has to be told: floor area, year, price and what it excludes, charges, habitability, accessibility.</p>
<p>Agents in Catalonia and the Valencian Community are registered and must give their number. Ours are at the foot of every page.</p>
<ul><li><strong>Documents:</strong> energy certificate with registration label.</li><li><strong>Time:</strong> a few days.</li><li><strong>Cost:</strong> the technician’s fee, paid by the seller or landlord.</li></ul>`,
      checklist: ['Label with class and expiry', 'Price states what it excludes', 'Agent’s register number given'],
    },
    {
      title: 'Reservation, arras, deed',
      body: `<p>Three contracts that bind to different degrees. A <strong>reservation</strong> takes the home off the market for a few days. <strong>Arras</strong> are binding: with penitential arras (article 1454 of the Civil Code) either side can withdraw at the cost of the deposit; with other kinds they cannot, and if the contract does not say which kind they are, a judge decides. The <strong>deed</strong> before a notary transfers the home, and registering it protects you against third parties.</p>
<p>For off-plan homes, every payment on account has to be guaranteed by a bank or an insurer. Do not pay without one.</p>
<ul><li><strong>Documents:</strong> each contract, with an up-to-date nota simple attached.</li><li><strong>Time:</strong> a few days, a few weeks, one hour.</li><li><strong>Cost:</strong> notary 0.2 to 0.5% and registry 0.1 to 0.25% of the price.</li></ul>`,
      checklist: [
        'Type of arras stated',
        'Conditions and dates written down',
        'Deposit paid by bank transfer',
        'Deed sent for registration on the same day',
      ],
    },
    {
      title: 'Signing from abroad',
      body: `<p>You need an NIE, a passport and proof of where the money comes from; notary and bank are both obliged to ask. If you cannot attend, a power of attorney signed before a notary at home, with apostille and, if necessary, a sworn translation, lets someone sign in your place. Limit it to one home and a maximum price.</p>
<p>Anyone who does not understand Spanish well enough signs with an interpreter. It is there to protect you.</p>
<ul><li><strong>Documents:</strong> NIE, power, apostille, translation, bank statements. The <a href="/faq#nie-papers">forms are listed in our FAQ</a>.</li><li><strong>Time:</strong> two to six weeks.</li><li><strong>Cost:</strong> your notary’s fee and the translator’s.</li></ul>`,
      checklist: [
        'Power of attorney read in both languages',
        'Original sent in good time',
        'Source of funds documented',
        'Interpreter booked if needed',
      ],
    },
    {
      title: 'Taxes and their dates',
      body: `<p>The buyer pays transfer tax, or VAT and stamp duty on a new home. Since 1 January 2022 the base has been the higher of the price and the cadastral reference value (Ley 11/2021). The seller pays the plusvalía municipal and the tax on the gain. When the seller lives abroad, the buyer withholds {withheld} (Modelo 211).</p>
<p>Owners who live abroad declare each year with Modelo 210, whether they let or not: 19% for tax residents of the EU, Iceland, Norway and Liechtenstein, 24% for others. The <a href="/guias/inversion-inmobiliaria">investment guide</a> has a worked example.</p>
<ul><li><strong>Documents:</strong> deed, forms, receipts.</li><li><strong>Time:</strong> in the table below.</li><li><strong>Cost:</strong> the tax; a surcharge if late.</li></ul>`,
      checklist: ['Reference value checked before signing', 'Deadlines in the diary', 'Receipts filed with the deed'],
    },
    {
      title: 'Residence permits',
      body: `<p>The golden visa, a residence permit for purchases of €500,000 or more, ended on 3 April 2025 (Ley Orgánica 1/2025). Anyone can still buy, whatever their passport, but owning a home does not give you the right to stay in Spain for longer than your passport allows. For permits for work, study or retirement, ask an immigration lawyer.</p>
<ul><li><strong>Documents:</strong> those required for the permit.</li><li><strong>Time:</strong> months.</li><li><strong>Cost:</strong> ask before you buy.</li></ul>`,
      checklist: [
        'Right of residence arranged separately',
        'Days of residence counted for tax',
        'Adviser for immigration, if you need one',
      ],
    },
  ],
  tables: [
    {
      caption: 'Documents and purchase taxes by region',
      head: ['Point', 'Catalonia', 'Valencian Community', 'Madrid'],
      rows: [
        [
          'Habitability',
          'Cédula de habitabilidad',
          'Declaration of second occupation, or a licence in some towns',
          'Occupation licence of the building',
        ],
        [
          'Community debt that follows the home',
          'Current year and four before',
          'Current year and three before',
          'Current year and three before',
        ],
        [
          'Transfer tax, resale',
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
        ['Valid from', '27 June 2025', '1 June 2026', 'Checked on 20 November 2026'],
      ],
      note: 'In Catalonia each rate applies only to its own band of the price. Reduced rates exist for a main home, each with its conditions. Catalonia: {itp.catalonia.reduced} up to the age of 35, for large and single-parent families and people with disabilities, under an income limit. Valencian Community: {itp.valencian.young} for buyers under 35 and {itp.valencian.family} for such families and people with disabilities, up to €180,000 ({itp.valencian.youngAbove} and {itp.valencian.familyAbove} above). Madrid: {itp.madrid.family} for large families, and 10% off the tax up to €250,000.',
    },
    {
      caption: 'Who has to do what, and by when',
      head: ['Duty', 'Who', 'When'],
      rows: [
        ['Transfer tax or stamp duty', 'Buyer', 'One month in Catalonia; ask in other regions'],
        ['{withheld} withheld, Modelo 211', 'Buyer, if the seller is non-resident', 'One month from the deed'],
        ['Plusvalía municipal', 'Seller; the buyer, if the seller is non-resident', '30 working days'],
        ['Gain of a non-resident, Modelo 210', 'Seller', 'Four months from the deed'],
        ['Binding mortgage offer', 'Bank', 'Ten days before the deed; 14 in Catalonia'],
      ],
      note: 'Checked on 20 November 2026. Confirm any important deadline with an adviser.',
    },
  ],
  timeline: [
    { label: 'NIE and power of attorney', fromWeek: 0, toWeek: 6 },
    { label: 'Registry, cadastre, community', fromWeek: 5, toWeek: 7 },
    { label: 'Arras', fromWeek: 7, toWeek: 8 },
    { label: 'Mortgage and binding offer', fromWeek: 8, toWeek: 13 },
    { label: 'Deed', fromWeek: 13, toWeek: 14 },
    { label: 'Purchase tax and Modelo 211', fromWeek: 14, toWeek: 18 },
    { label: 'Plusvalía municipal', fromWeek: 14, toWeek: 20 },
    { label: 'Registration', fromWeek: 16, toWeek: 19 },
  ],
  sources: [
    {
      label: 'Energy certificates (Real Decreto 390/2021)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-9176',
      asOf: '2026-11-20',
    },
    {
      label: 'What a buyer has to be told (Ley 12/2023; Catalonia, Llei 18/2007)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2023-12203',
      asOf: '2026-11-20',
    },
    {
      label: 'Reference value (Ley 11/2021)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-11473',
      asOf: '2026-11-20',
    },
    {
      label: 'Transfer tax in Catalonia (Decret llei 5/2025)',
      url: 'https://www.boe.es/buscar/doc.php?id=BOE-A-2025-10270',
      asOf: '2026-11-20',
    },
    {
      label: 'Transfer tax in the Valencian Community (Llei 5/2025)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1998-8202',
      asOf: '2026-11-20',
    },
    {
      label: 'Cédula de habitabilidad, validity and exceptions (Decret 141/2012)',
      url: 'https://portaljuridic.gencat.cat/eli/es-ct/d/2012/10/30/141',
      asOf: '2012-10-30',
    },
    {
      label: 'Declaration of occupation in the Valencian Community (Decret 12/2021); procedure in València',
      url: 'https://sede.valencia.es/sede/registro/procedimiento/UR.DU.50?lang=1',
      asOf: '2021-02-23',
    },
    {
      label: 'End of the golden visa (Ley Orgánica 1/2025)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2025-76',
      asOf: '2026-11-20',
    },
    {
      label: 'Binding offer and mortgage costs (Ley 5/2019)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2019-3814',
      asOf: '2026-11-20',
    },
    {
      label: 'Community debts (Ley 49/1960; Catalonia, Codi civil, article 553-5)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1960-10906',
      asOf: '2015-06-20',
    },
    {
      label: 'Modelo 210 (tax agency)',
      url: 'https://sede.agenciatributaria.gob.es/Sede/en_gb/procedimientoini/GF00.shtml',
      asOf: '2026-11-20',
    },
    {
      label: 'Modelo 211 (tax agency)',
      url: 'https://sede.agenciatributaria.gob.es/Sede/en_gb/procedimientoini/GF01.shtml',
      asOf: '2026-11-20',
    },
  ],
};
