import type { About } from '../types/pages';

export const about: About = {
  title: 'About Cerdà & Mar',
  lead: 'We are four people in an office on Carrer de Mallorca, selling and letting homes in Barcelona and on the Costa Blanca. We are small enough to remember your name and what you are looking for.',
  story: {
    title: 'How it began',
    opening:
      'Marta Soler took the lease of the office in the spring of 2008. By the autumn hardly anyone in Barcelona was buying, and she had all the time in the world to look at apartments.',
    paragraphs: [
      'So she looked: street by street through the Eixample and Gràcia, up the stairs and down again. Whenever an apartment sold, she wrote down what it had fetched next to what the owner had hoped for. That notebook is the reason our valuations say where each price comes from.',
      'Ildefons Cerdà planned the Eixample in 1859 and cut the corners off every block, so that steam trams could turn and the light could get in. Our logo is one of his blocks, seen from above. “Mar”, the sea, came later, with Neus, as more and more clients who had found an apartment in the city asked us about a house on the coast.',
      'There are four of us, and we intend to stay a small team. The same person values, shows and sells each home, and there are only so many afternoons in a week.',
    ],
  },
  mission: {
    title: 'Our mission',
    statement: 'You should know everything about a home before the first viewing, not after the second.',
    text: 'So we list the drawbacks next to the advantages, the costs next to the price, and a date next to every figure. It means fewer viewings for us, and none that waste your time.',
  },
  years: {
    title: 'years at the same address',
    text: 'Long enough to have sold some apartments twice.',
    milestones: [
      { year: 2008, text: 'Marta opens the agency, in a very difficult year for selling.' },
      { year: 2012, text: 'Oriol, a building surveyor, joins and brings the laser measure.' },
      { year: 2015, text: 'Neus takes on the coast, from Moraira to Altea and Calp.' },
      { year: 2019, text: 'Hannah joins to look after buyers from abroad.' },
      { year: 2026, text: 'Our list passes 25 homes, and we still answer the phone ourselves.' },
    ],
  },
  services: {
    title: 'Our services',
    lead: 'Five services, each with a person in charge.',
    items: [
      {
        id: 'search',
        title: 'Property search',
        text: 'Tell us how you live. We search, visit first, film the staircase and the surroundings, and bring you five homes rather than fifty.',
      },
      {
        id: 'management',
        title: 'Property management',
        text: 'Tenants, repairs, deposits and meetings of the community of owners. You get the accounts and a number to call.',
      },
      {
        id: 'sales',
        title: 'Sales and acquisitions',
        text: 'Land registry, charges, cédula, energy certificate: every document is read before you sign, by the person who will sit next to you at the notary.',
      },
      {
        id: 'advice',
        title: 'Personalised advice',
        text: 'Let it, wait or sell? Half an hour with your figures. Our team speaks English, Spanish, Catalan and German.',
      },
      {
        id: 'relocation',
        title: 'Relocation',
        text: 'A home, the NIE, a bank account, a school place: what a family that moves here has to do, in order, with one of us beside you.',
      },
    ],
  },
  values: {
    title: 'Our values',
    items: [
      {
        title: 'Say it first',
        text: 'The bar downstairs and the façade works the community has just approved belong in the listing, under a heading of their own.',
      },
      { title: 'Show the figures', text: 'Every price comes with its costs, every figure with its source and date.' },
      {
        title: 'One person throughout',
        text: 'You explain things once. The person who values your home is with you until you hand over the keys.',
      },
      {
        title: 'Honest advice',
        text: 'If buying does not suit you yet, we say so. Some of our clients are renting for another year on our advice.',
      },
    ],
  },
  team: {
    title: 'Our team',
    lead: 'Between us we speak Catalan, Spanish, English and German.',
  },
  visit: {
    title: 'Visit us',
    text: 'The office is on Carrer de Mallorca, between Enric Granados and Aribau. Come in for a coffee and show us on the map what you are looking for.',
  },
};
