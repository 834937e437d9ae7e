import { lettingDecrees } from '../../letting-law';
import type { GuideText } from '../../types/writing';
import { lettingLaw } from '../letting-law';

export const guide: GuideText = {
  title: 'Renting a home in Spain: landlords and tenants',
  excerpt:
    'Rent, deposit, contract and inventory for landlords and tenants, with the rules of Catalonia, the Valencian Community and Madrid side by side.',
  intro: `<p>Most disputes between landlords and tenants are about two things: what the apartment looked like on the first day, and who said what about the deposit. Both can be written down in an afternoon. The rest is law, and there has been a good deal of new law since 2023, above all in Catalonia.</p>
<p>This guide is about homes let as a main residence. Holiday lets follow other rules, which are in <a href="/guias/inversion">the guide to investing</a>. This is for guidance as of 24 November 2026, or an earlier date where one is given, so check the law in force when you sign a contract.</p>`,
  steps: [
    {
      title: 'Can this home be let?',
      body: `<p><strong>Landlords</strong> need the energy certificate before the advertisement, and the cédula de habitabilidad in Catalonia or the declaration of second occupation (some towns keep a licence) in the Valencian Community before the contract. Read the community’s statutes, and tell the insurer that the home is let.</p>
<p><strong>Tenants</strong> may ask to see both documents and proof that the person who signs owns the home. An up-to-date nota simple costs a few euros. Never pay anything before a viewing.</p>
<ul><li><strong>Documents:</strong> energy certificate, cédula or declaration of second occupation, nota simple.</li><li><strong>Time:</strong> one to four weeks.</li><li><strong>Cost:</strong> the technician’s fee, for the landlord.</li></ul>`,
      checklist: [
        'Energy certificate in force',
        'Cédula or declaration of second occupation in force',
        'Owner checked at the register',
      ],
    },
    {
      title: 'The rent, and where it is capped',
      body: `<p>In Catalonia 140 municipalities, Barcelona among them, have been a <em>stressed area</em> since 16 March 2024, and 131 more followed that autumn. The declaration runs for three years, so it comes up again in March 2027. A new rent there may not exceed the last one of the previous five years, brought up to date. For large landlords (grandes tenedores), and for a home not let in those five years, the ceiling is the <strong>reference index</strong> of the housing ministry, which anyone can look up by address.</p>
<p>Since 1 January 2026 (Llei 11/2025) seasonal contracts for work or study and lettings by room have fallen under the same limits in Catalonia.</p>
<ul><li><strong>Documents:</strong> previous contract, print of the index with its date.</li><li><strong>Time:</strong> an hour.</li><li><strong>Cost:</strong> none.</li></ul>`,
      checklist: [
        'Previous rent and its date confirmed',
        'Index printed on the day of the contract',
        'Both figures written into the contract',
        'Number of homes the landlord owns stated',
      ],
    },
    {
      title: 'Advertising and choosing a tenant',
      body: `<p>The listing shows rent, floor area, energy class and deposit. In a stressed area of Catalonia it also gives the rent of the last contract within five years or, if there was none, the rent of the reference index, and says whether the landlord is a large landlord (gran tenedor). Decret llei 1/2025, which changed Llei 18/2007, has required this since 30 January 2025. The landlord pays the agency’s fee for a main home: that is Ley 12/2023, in force since 26 May 2023, and no “handling charge” gets round it.</p>
<p>Landlords may ask for payslips, a work contract or a tax return. They may not ask about plans for children. Tenants: one complete folder sent within the hour does more than ten calls.</p>
<ul><li><strong>Documents:</strong> identity document, proof of income, a reference if there is one.</li><li><strong>Time:</strong> one to three weeks.</li><li><strong>Cost:</strong> the fee, for the landlord.</li></ul>`,
      checklist: [
        'Energy class in the advertisement',
        'In a stressed area: last rent or index, and whether the landlord is a gran tenedor',
        'Fee charged to the landlord only',
        'Tenant’s documents complete in one file',
      ],
    },
    {
      title: 'The contract',
      body: `<p>The tenant of a main home may stay for five years (seven if the landlord is a company), even if the contract gives a shorter term. The tenant may leave after six months with 30 days’ notice. A landlord who might need the home back for family has to say so in the contract, and can only claim it after the first year.</p>
<p>${lettingLaw.rise}</p>
<p>${lettingLaw.rentDecree}</p>
<p>${lettingLaw.renewalDecree} The earlier decrees of this year no longer apply: number 8 was repealed on 28 April, numbers 26 and 27 on 2 October; what was signed or notified while they were in force may keep its effects, so take advice.</p>
<ul><li><strong>Documents:</strong> contract with annexes, identity documents.</li><li><strong>Time:</strong> two days to read it.</li><li><strong>Cost:</strong> nothing for the tenant beyond rent and deposit.</li></ul>`,
      checklist: [
        'Term and notice understood by both',
        'Yearly update clause or none',
        'Who pays which utilities',
        'Account number and day of payment',
      ],
    },
    {
      title: 'Deposit and guarantees',
      body: `<p>The <em>fianza</em> is one month’s rent for a home. Any further guarantee is limited to two months’ rent in contracts of up to five years, seven with a company. The landlord does not keep the fianza: it is lodged with the region.</p>
<p>An example with a rent of €1,200: first month €1,200 and fianza €1,200 make €2,400 on the day of signing. With the maximum further guarantee, another €2,400, it is €4,800.</p>
<ul><li><strong>Documents:</strong> receipt of the deposit, which the tenant may ask to see.</li><li><strong>Time:</strong> one or two months by region, see the table.</li><li><strong>Cost:</strong> one month’s rent, returned at the end.</li></ul>`,
      checklist: [
        'Fianza of one month, no more',
        'Further guarantee within two months',
        'Deposit lodged and receipt sent',
      ],
    },
    {
      title: 'Inventory and keys',
      body: `<p>Go through the home together, room by room, with the list. Take dated photos of the floor, the inside of the oven and the meters. Note what does not work: in four years nobody will remember that the left blind was already stuck. Both sign every page.</p>
<ul><li><strong>Documents:</strong> inventory with photos, meter readings, list of keys.</li><li><strong>Time:</strong> an hour and a half.</li><li><strong>Cost:</strong> nothing.</li></ul>`,
      checklist: [
        'Every room photographed',
        'Meters read',
        'Keys counted and listed',
        'Defects noted with a date for repair',
      ],
    },
    {
      title: 'During the tenancy',
      body: `<p>The landlord keeps the home fit to live in: boiler, pipes, wiring, roof. The tenant takes care of minor repairs from everyday use and reports the rest at once, in writing. Insurance of €200 to €600 a year (national range) covers the building and the landlord’s liability; the tenant’s furniture needs its own policy.</p>
<ul><li><strong>Documents:</strong> rent receipts, messages about repairs.</li><li><strong>Time:</strong> the length of the tenancy.</li><li><strong>Cost:</strong> repairs, as above.</li></ul>`,
      checklist: ['Repairs asked for in writing', 'Boiler serviced', 'Rent update notified, not just charged'],
    },
    {
      title: 'Ending the tenancy and returning the deposit',
      body: `<p>${lettingLaw.end} On the last day you go through the inventory again. If the fianza has not been returned within one month of handing over the keys, it bears legal interest.</p>
<ul><li><strong>Documents:</strong> proof of notice, the first inventory, final meter readings.</li><li><strong>Time:</strong> ${lettingLaw.notice}; one for the deposit.</li><li><strong>Cost:</strong> damage beyond normal wear, with an invoice.</li></ul>`,
      checklist: [
        'Notice sent with proof of delivery',
        'Inventory compared page by page',
        'Deposit claimed back from the region',
      ],
    },
  ],
  tables: [
    {
      caption: 'Rules of letting by region',
      head: ['Point', 'Catalonia', 'Valencian Community', 'Madrid'],
      rows: [
        ['Fianza for a home', 'One month', 'One month', 'One month'],
        [
          'Where it is lodged',
          'INCASÒL, within two months',
          'Generalitat Valenciana, within one month',
          'Regional housing agency, within 30 days',
        ],
        [
          'Habitability document',
          'Cédula de habitabilidad',
          'Declaration of second occupation, or a licence in some towns',
          'None since 2018; the building’s occupation licence',
        ],
        [
          'Rent cap',
          'Stressed areas since 16 March 2024, Barcelona included',
          'None that we know of; ask at the town hall',
          'None that we know of; ask at the town hall',
        ],
        ['Seasonal lets under the cap', 'Yes, since 1 January 2026, unless for leisure', 'No cap', 'No cap'],
        [
          'Advertising in a stressed area',
          'Last rent or index, and whether the landlord is a gran tenedor',
          'No rule of its own that we know of',
          'No rule of its own that we know of',
        ],
        ['Holiday lets: registration number', 'Regional', 'Regional', 'Regional'],
      ],
      note: 'State law (LAU, Ley 12/2023) applies everywhere. The Supreme Court annulled the national registration number for short lets (Real Decreto 1312/2024, since 1 July 2025) in May 2026. Dates and declarations change: check them for your contract.',
    },
    {
      caption: 'Who pays what in a main home',
      head: ['Item', 'Landlord', 'Tenant'],
      rows: [
        ['Agency’s fee', 'Yes', 'No'],
        ['Energy certificate, cédula', 'Yes', 'No'],
        ['Fianza', 'Lodges it', 'Pays it, gets it back'],
        ['Property tax and community', 'Yes', 'Only what the contract states and the law of its date allows'],
        ['Electricity, water, internet', 'No', 'Yes'],
        ['Boiler, pipes, roof', 'Yes', 'Damage caused by the tenant'],
      ],
      note: 'Main home under the ordinary law (LAU). Checked on 20 November 2026.',
    },
  ],
  timeline: [
    { label: 'Certificates', fromWeek: 0, toWeek: 4 },
    { label: 'Rent and index', fromWeek: 3, toWeek: 4 },
    { label: 'Advertisement and viewings', fromWeek: 4, toWeek: 7 },
    { label: 'Contract and fianza', fromWeek: 7, toWeek: 8 },
    { label: 'Inventory and keys', fromWeek: 8, toWeek: 9 },
    { label: 'Fianza lodged with the region', fromWeek: 8, toWeek: 16 },
  ],
  sources: [
    {
      label: 'Term, fianza, guarantees, notice (Ley 29/1994, LAU)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1994-26003',
      asOf: '2023-05-26',
    },
    {
      label: 'Agency’s fee and stressed areas (Ley 12/2023, in force since 26 May 2023)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2023-12203',
      asOf: '2026-11-20',
    },
    {
      label: 'Reference index by address (housing ministry)',
      url: 'https://serpavi.mivau.gob.es',
      asOf: '2026-04-21',
    },
    { label: 'Seasonal and room lettings in Catalonia (Llei 11/2025, since 1 January 2026)', asOf: '2026-01-01' },
    {
      label: lettingLaw.renewalSource,
      url: lettingDecrees.renewal.source,
      asOf: lettingDecrees.renewal.asOf,
    },
    {
      label: lettingLaw.rentSource,
      url: lettingDecrees.rent.source,
      asOf: lettingDecrees.rent.asOf,
    },
    {
      label: 'Repeal of Real Decreto-ley 8/2026 (BOE of 30 April 2026)',
      url: 'https://www.boe.es/buscar/doc.php?id=BOE-A-2026-9359',
      asOf: '2026-04-28',
    },
    {
      label: 'Advertising in stressed areas (Decret llei 1/2025 of Catalonia)',
      url: 'https://portaljuridic.gencat.cat/eli/es-ct/dl/2025/01/28/1',
      asOf: '2025-01-30',
    },
    {
      label:
        'Registration number for short lets (Real Decreto 1312/2024) and its partial annulment (Supreme Court, judgment 620/2026)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2024-26931',
      asOf: '2026-05-21',
    },
    {
      label: 'Deposit of the fianza in Catalonia (Llei 13/1996, INCASÒL)',
      url: 'https://portaljuridic.gencat.cat/eli/es-ct/l/1996/07/29/13',
      asOf: '2026-01-01',
    },
    {
      label: 'Energy certificate (Real Decreto 390/2021)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-9176',
      asOf: '2026-11-20',
    },
  ],
};
