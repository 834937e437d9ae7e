import type { Consultation } from '../types/pages';

export const consultation: Consultation = {
  title: 'Half an hour with your figures',
  lead: 'A consultation is thirty minutes at our table, by telephone or by video call. It costs nothing, and you leave with a next step or with a reason not to take one.',
  what: {
    title: 'What we do with it',
    text: 'Ten minutes are yours: what you have, what you want, by when. In the next ten we put figures to it. The last ten go to what could go wrong.',
  },
  who: {
    title: 'With whom',
    text: 'With the person who knows your case: Marta for the Eixample and Gràcia, Oriol for the upper town and commercial premises, Neus for the coast, Hannah if you live abroad or want to let.',
  },
  bring: {
    title: 'Worth having at hand',
    items: [
      'To buy: your savings, your net income and any other loans, roughly',
      'To sell: the last property tax bill and, if you find it, the deed',
      'To let: the rent and the date of the last contract',
      'From abroad: whether you have an NIE, and since when you have been looking',
    ],
  },
};
