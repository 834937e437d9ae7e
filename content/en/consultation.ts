import type { Consultation } from '../types/pages';

export const consultation: Consultation = {
  title: 'Book a free consultation',
  lead: 'Talk to us for thirty minutes at the office, by phone or by video call. It is free, and you leave with a clear next step, or a good reason not to take one.',
  what: {
    title: 'How we use the time',
    text: 'In the first ten minutes you tell us what you have, what you want and by when. In the next ten we put figures to it. The last ten are for what could go wrong.',
  },
  who: {
    title: 'Who you will talk to',
    text: 'The person who knows your area: Marta for the Eixample and Gràcia, Oriol for upper Barcelona, Diagonal Mar and commercial premises, Neus for the coast, Hannah if you live abroad or want to let.',
  },
  bring: {
    title: 'What to have ready',
    items: [
      'To buy: rough figures for your savings, your net income and any other loans',
      'To sell: the latest property tax bill and, if you can find it, the deed',
      'To let: the rent and the date of the last contract',
      'From abroad: whether you have an NIE, and since when you have been looking',
    ],
  },
};
