import type { SalesService } from '../types/pages';

export const salesService: SalesService = {
  title: 'Selling, from the first figure to the notary',
  lead: 'One person values your home, puts its documents in order, shows it, and sits beside you on the day you sign. The valuation is free and binds you to nothing.',
  included: {
    title: 'What you get',
    text: 'Four parts, and all of them are in. Nobody sells you the photos as an extra.',
  },
  cards: [
    {
      id: 'valuation',
      title: 'A price with its reasons',
      text: 'A figure is easy to say. We bring the sales it rests on.',
      items: [
        'A visit of about forty minutes, with a laser measure',
        'Registered sales in your district, not what the neighbours ask',
        'Floor, lift, light and state of the building weighed one by one',
        'A range in writing three working days later',
        'What to mend before selling, and what to leave alone',
        'Free, and you may take it to another agency',
      ],
    },
    {
      id: 'documents',
      title: 'The folder before the first viewing',
      text: 'Most sales that stop, stop at a paper. We look for it in week one.',
      items: [
        'Nota simple from the land registry',
        'Cédula de habitabilidad or second occupation document',
        'Energy certificate, ordered and registered',
        'Debt certificate, accounts and minutes of the community',
        'The mortgage: what is left of it and what it costs to cancel',
        'A floor plan with areas that someone has measured',
      ],
    },
    {
      id: 'marketing',
      title: 'Seen by people who are looking',
      text: 'Fewer viewings, by people who have read the defects and still come.',
      items: [
        'Photos taken at the hour when the home has its light',
        'A text in two languages that says what a buyer would find out anyway',
        'Our own buyers told first',
        'The large portals here, and those your buyer reads abroad',
        'All the law wants in an advertisement, from area to energy class',
        'A sign on the balcony only if you want one',
      ],
    },
    {
      id: 'closing',
      title: 'From the doorbell to the keys',
      text: 'The agent who valued it opens the door, and is there at the notary.',
      items: [
        'Viewings by appointment, with one of us at every one',
        'Buyers asked about their bank before they come',
        'A report every Friday: who came, what they said, what they offered',
        'Offers in writing, with their dates and the money behind them',
        'The arras contract read with you line by line',
        'Meters photographed and keys counted on the day',
      ],
    },
  ],
  process: {
    title: 'Five steps, with their weeks',
    text: 'Counted from the day you ring. A home that needs its cédula renewed takes a little longer, and we say so on the first day.',
  },
  steps: [
    {
      title: 'At the kitchen table',
      when: 'Week 1',
      text: 'You tell us why you are selling and by when. We look, measure and open the cupboard with the boiler.',
    },
    {
      title: 'The price',
      when: 'Week 2',
      text: 'A range with the sales behind it, a first price, and the date on which we look at it again.',
    },
    {
      title: 'Documents and photos',
      when: 'Weeks 2 to 4',
      text: 'Certificates, community and bank on our list; the tap that drips on yours. Then the photos.',
    },
    {
      title: 'Viewings and offers',
      when: 'Weeks 5 to 14',
      text: 'By appointment, never two buyers at once on the stairs. You hear every Friday how it goes.',
    },
    {
      title: 'Arras and notary',
      when: 'Weeks 15 to 22',
      text: 'The contract, the buyer’s mortgage, the deed. We come along, and stay until the meters have changed names.',
    },
  ],
  duration: {
    title: 'How long it takes',
    text: 'Two ranges that are often mixed up. The first ends when someone says yes, the second when the deed is signed.',
    bars: [
      {
        label: 'Until a buyer says yes, for a well-priced apartment in Barcelona',
        span: '30 to 90 days',
        fromWeek: 4,
        toWeek: 13,
      },
      { label: 'Until the notary, from the first photo', span: '3 to 6 months', fromWeek: 13, toWeek: 26 },
    ],
    note: 'Our usual ranges, November 2026. Orientation, not a promise.',
  },
  invitation: {
    title: 'Shall we come and look?',
    text: 'Tell us the street and the floor. We ring back, find an afternoon and bring the laser.',
  },
};
