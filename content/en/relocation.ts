import type { Relocation } from '../types/pages';

export const relocation: Relocation = {
  title: 'Relocation to Barcelona for families',
  lead: 'A home, an NIE, a bank account, a school place and your name on the letterbox. One person at our office keeps the list, goes with you to appointments and tells you what comes next.',
  included: {
    title: 'What we do for you',
    text: 'Six parts. Take all of them, or only those you have no time for.',
  },
  cards: [
    {
      id: 'home',
      title: 'A home',
      text: 'To rent first or to buy straight away: we start looking before you travel.',
      items: [
        'A call about work, school and how you like to live',
        'Homes visited and filmed for you, stairs and street included',
        'Viewings planned around your flights',
        'The lease or the deposit contract explained before you sign',
        'Inventory, meter readings and keys on the first day',
        'A main home to rent: the landlord pays the agency’s fee',
      ],
    },
    {
      id: 'nie',
      title: 'The NIE for each of you',
      text: 'The number you need for a deed, a job and most contracts.',
      items: [
        'Form EX-15 and the fee form 790-012, filled in with you',
        'An appointment at the consulate or with the police in Spain',
        'A power of attorney, if you cannot come in person',
        'An application for each member of the family who needs one',
        'Passport copies and reasons for the application in order',
        'Copies ready for the notary, the bank and the school',
      ],
    },
    {
      id: 'papers',
      title: 'Residence and the padrón',
      text: 'Which documents you need depends on your passport.',
      items: [
        'EU citizens: the registration certificate, form EX-18',
        'Other nationalities: the TIE, the card with your photo',
        'The padrón at the town hall, with your lease or your deed',
        'Which birth and marriage certificates need an apostille',
        'Sworn translators, and an immigration lawyer for visas',
        'A calendar of what has to be renewed and when',
      ],
    },
    {
      id: 'bank',
      title: 'A bank account',
      text: 'Banks have to ask where your money comes from. It goes faster if the answer is ready.',
      items: [
        'Branches near home that are used to customers from abroad',
        'Documents on income and savings, put together beforehand',
        'An account for non-residents until your documents are ready',
        'The basic payment account, if a bank refuses you',
        'Direct debits for rent, electricity, water and school',
        'If you buy, a first conversation about the mortgage',
      ],
    },
    {
      id: 'school',
      title: 'A school place',
      text: 'State, state-funded and private schools have different deadlines.',
      items: [
        'Schools within reach of the homes you are looking at',
        'Visits to the schools you choose',
        'State and state-funded schools: the application in the spring',
        'Arriving during the year: the application for newcomers',
        'Private and international schools: their forms and waiting lists',
        'Padrón, vaccination record and last school report in one folder',
      ],
    },
    {
      id: 'arrival',
      title: 'The first month',
      text: 'The practical things that take up the first weeks in a new country.',
      items: [
        'Electricity, water, gas and internet in your name',
        'The health card, once you are on the padrón',
        'Doctors and dentists who speak your language',
        'Recycling, parking permits and the rules of the building',
        'An introduction to the neighbours and the caretaker',
        'A number to call for any other questions',
      ],
    },
  ],
  process: {
    title: 'Five steps',
    text: 'Counted from your arrival. If you have less time, we find you something furnished to rent first and look for the right home from there.',
  },
  steps: [
    {
      title: 'A first call',
      when: 'Three months before',
      text: 'Who is coming, when, with which passports, and how you like to live.',
    },
    {
      title: 'Documents',
      when: 'Two months before',
      text: 'NIE, certificates, apostilles. We write the list for your family and make the appointments.',
    },
    {
      title: 'Home and school',
      when: 'Six weeks before',
      text: 'We film homes, you choose, and you view homes and schools on the same trip.',
    },
    {
      title: 'Keys',
      when: 'Arrival week',
      text: 'Inventory, meters, padrón and bank, with one of us beside you.',
    },
    {
      title: 'Settling in',
      when: 'First month',
      text: 'Residence permit or certificate, health card, contracts. At the end we go through the list with you once more.',
    },
  ],
  rules: {
    title: 'Five rules to know',
    text: 'The sources and their dates are below. Ask us what has changed since.',
    table: {
      caption: 'Rules for families moving to Spain',
      head: ['Subject', 'What applies', 'Where it is written'],
      rows: [
        [
          'EU citizens who stay more than three months',
          'Must register within three months of arriving',
          'Real Decreto 240/2007, article 7',
        ],
        [
          'Others with a permit of more than six months',
          'Must apply for the TIE within one month of arriving, or of receiving the permit',
          'Ley Orgánica 4/2000, article 4',
        ],
        ['Everyone who lives in Spain', 'Must be on the padrón of their town', 'Ley 7/1985, article 15'],
        ['Children from 6 to 16', 'Must go to school', 'Ley Orgánica 2/2006, article 4'],
        [
          'Legal residents of the EU',
          'Are entitled to a basic payment account, for at most €3 a month (as set in 2019)',
          'Real Decreto-ley 19/2017, Orden ECE/228/2019',
        ],
      ],
      note: 'For guidance, not legal advice.',
    },
    sources: [
      {
        label: 'Registration of EU citizens: Real Decreto 240/2007',
        url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2007-4184',
        asOf: '2007-04-02',
      },
      {
        label: 'Foreigners’ identity card (TIE): Ley Orgánica 4/2000',
        url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2000-544',
        asOf: '2009-12-13',
      },
      {
        label: 'Padrón: Ley 7/1985, on local government',
        url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1985-5392',
        asOf: '1996-01-12',
      },
      {
        label: 'Compulsory schooling: Ley Orgánica 2/2006',
        url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2006-7899',
        asOf: '2006-05-24',
      },
      {
        label: 'Basic payment account and its highest fee: Real Decreto 164/2019, preamble',
        url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2019-4906',
        asOf: '2019-04-03',
      },
      {
        label: 'School places in Barcelona outside the spring round: Consorci d’Educació de Barcelona',
        url: 'https://www.edubcn.cat/ca/alumnat_i_familia/informacio_general_matriculacio/com_obtenir_placa_escolar',
        asOf: '2023-03-20',
      },
    ],
  },
  limits: {
    title: 'What it costs, and what others do',
    text: 'The first call is free. You then get a written quote for the parts you want. We are estate agents: visas and permits are for an immigration lawyer, taxes for a tax adviser, and nobody can promise a place at a particular school. We tell you in good time when you need one of them.',
  },
  person: {
    member: 'hannah-brandt',
    title: 'Your contact: Hannah Brandt',
    text: 'Hannah came from Bremen for a year and stayed, so she knows these procedures first-hand. She speaks German, English and Spanish.',
  },
  invitation: {
    title: 'When are you coming?',
    text: 'Tell us who is moving and roughly when. We will call you back and explain what to do first.',
  },
};
