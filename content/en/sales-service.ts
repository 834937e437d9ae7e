import type { SalesService } from '../types/pages';

export const salesService: SalesService = {
  title: 'Our sales service, from valuation to notary',
  lead: 'One person values your home, gets its documents ready, shows it, and sits beside you on the day you sign. The valuation is free and without obligation.',
  included: {
    title: 'What is included',
    text: 'Four parts, all of them included. There is no extra charge for the photos.',
  },
  cards: [
    {
      id: 'valuation',
      title: 'A valuation with reasons',
      text: 'We show you the prices our figure is based on.',
      items: [
        'A visit with a laser measure',
        'Recorded sales where there are figures, asking prices where there are none',
        'Floor, lift, light and condition of the building, weighed one by one',
        'A written range after the visit',
        'What to repair before selling, and what to leave',
        'Free, and yours to take to another agency',
      ],
    },
    {
      id: 'papers',
      title: 'Documents ready before the first viewing',
      text: 'Missing documents are the most common reason a sale stalls. We look for them in week one.',
      items: [
        'Nota simple from the land registry',
        'Cédula de habitabilidad or declaration of second occupation',
        'Energy certificate, ordered and registered',
        'Debt certificate, accounts and minutes of the community',
        'The mortgage: the outstanding balance and the cost of cancelling it',
        'Floor areas measured by us, room by room',
      ],
    },
    {
      id: 'marketing',
      title: 'Marketing to the right buyers',
      text: 'Fewer viewings, with buyers who already know the drawbacks.',
      items: [
        'Photos taken when the home has its best light',
        'An accurate description in two languages',
        'Our registered buyers told first',
        'The main portals in Spain, and those that buyers abroad read',
        'Everything the law requires in an advertisement, from floor area to energy class',
        'A sign on the balcony, only if you want one',
      ],
    },
    {
      id: 'closing',
      title: 'From viewings to keys',
      text: 'The agent who valued your home shows it, and is there at the notary.',
      items: [
        'Accompanied viewings, by appointment only',
        'Buyers asked about their financing before they visit',
        'An area where you follow your sale: viewings and what was said, documents and offers',
        'Offers in writing, with dates and proof of funds',
        'The deposit contract (arras) explained line by line',
        'Meters read and keys handed over on the day',
      ],
    },
  ],
  process: {
    title: 'Five steps, week by week',
    text: 'Counted from the day you call. A home that needs its cédula renewed takes a little longer, and we tell you so on the first day.',
  },
  steps: [
    {
      title: 'First visit',
      when: 'Week 1',
      text: 'You tell us why you are selling and by when. We look at everything and measure every room.',
    },
    {
      title: 'The price',
      when: 'Week 2',
      text: 'A range with the sales behind it, a starting price, and a date to review it.',
    },
    {
      title: 'Documents and photos',
      when: 'Weeks 2 to 4',
      text: 'We obtain the certificates and deal with the community and the bank; you see to small repairs. Then we take the photos.',
    },
    {
      title: 'Viewings and offers',
      when: 'Weeks 5 to 14',
      text: 'By appointment, one buyer at a time. You follow it in your area and, if you like, get the figures every Friday.',
    },
    {
      title: 'Deposit contract and notary',
      when: 'Weeks 15 to 22',
      text: 'The deposit contract, the buyer’s mortgage, the deed. We are there throughout, until the utilities are in the buyer’s name.',
    },
  ],
  duration: {
    title: 'How long it takes',
    text: 'Two periods that are often confused. The first ends when a buyer accepts, the second when the deed is signed.',
    bars: [
      {
        label: 'Finding a buyer, for a well-priced apartment in Barcelona',
        span: '30 to 90 days',
        fromWeek: 4,
        toWeek: 13,
      },
      { label: 'From the first photo to the notary', span: '3 to 6 months', fromWeek: 13, toWeek: 26 },
    ],
    note: 'For guidance, November 2026: it depends on the price and the area, and is not a promise.',
  },
  invitation: {
    title: 'Ask for a valuation visit',
    text: 'Tell us the street and the floor. We will call you back and arrange a visit.',
  },
};
