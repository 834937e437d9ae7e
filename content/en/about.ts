import type { About } from '../types/pages';

export const about: About = {
  title: 'We walk up first',
  lead: 'Four people in an office on Carrer de Mallorca, selling and letting homes in Barcelona and on the Costa Blanca. We are small enough to remember your name, and which floor you said was too high.',
  story: {
    title: 'How it began',
    opening:
      'Marta Soler took the lease of the office in the spring of 2008. By the autumn hardly anybody in Barcelona was buying, and she had all the time in the world to look at apartments.',
    paragraphs: [
      'So she looked. Street by street through the Eixample and Gràcia, up the stairs, down again, and when an apartment was sold in the end she wrote what it had really fetched beside what the owner had hoped. That notebook is why our valuations still begin with deeds and not with advertisements.',
      'The name is half engineer, half horizon. Ildefons Cerdà drew the Eixample in 1859 and cut the corners off every block, so that steam trams could turn and the light could get in. Our sign is one of his blocks, seen from above. The sea came later, with Neus, when client after client had found an apartment in the city and then asked about a house with a fig tree.',
      'We are four, and we mean to stay few. A home that comes to us is valued, shown and signed by the same person, and there are only so many afternoons in a week.',
    ],
  },
  mission: {
    title: 'What we are for',
    statement: 'Nobody should find out on the second viewing what could have been said before the first.',
    text: 'So the defects stand beside the virtues, the costs beside the price, and a date beside every figure. It costs us a few viewings, and spares everybody the pointless ones.',
  },
  years: {
    title: 'years at the same address',
    text: 'Long enough to have sold some apartments twice, and to know how the roof did in between.',
    milestones: [
      { year: 2008, text: 'Marta opens the agency, just in time for the worst year to sell.' },
      { year: 2012, text: 'Oriol joins with a laser. Since then every home is measured before it is advertised.' },
      { year: 2015, text: 'Neus takes on the coast, from Moraira to Altea and Calp.' },
      { year: 2019, text: 'Hannah arrives, and with her a shelf for the documents of buyers from abroad.' },
      { year: 2026, text: 'The list passes 25 homes, and we still answer the telephone ourselves.' },
    ],
  },
  services: {
    title: 'What we do all day',
    lead: 'Four things, each with a name attached.',
    items: [
      {
        id: 'search',
        title: 'Property search',
        text: 'Tell us how you live. We look, visit first, film the staircase and the neighbours’ side, and bring you five homes rather than fifty.',
      },
      {
        id: 'management',
        title: 'Property management',
        text: 'Tenants, repairs, deposits, the community meeting in August. You get one page a month and a telephone number that answers.',
      },
      {
        id: 'sales',
        title: 'Sales and acquisitions',
        text: 'Register, charges, cédula, energy certificate: every paper read before you sign, by the person who will sit next to you at the notary.',
      },
      {
        id: 'advice',
        title: 'Personalised advice',
        text: 'Rent it out, wait or sell? Half an hour with your figures, in English, Spanish, Catalan or German, to see what they say.',
      },
    ],
  },
  values: {
    title: 'Four steps we do not skip',
    items: [
      {
        title: 'Say it first',
        text: 'The bar downstairs, the façade works the community has just approved: it is all in the listing, under a heading of its own.',
      },
      { title: 'Show the sum', text: 'Each price with its costs, each figure with its source and the day we read it.' },
      {
        title: 'Keep one face',
        text: 'You explain yourself once. Whoever comes to value your home is there until the keys.',
      },
      {
        title: 'Advise against',
        text: 'Some of our clients rent for another year because we told them to. They tend to come back.',
      },
    ],
  },
  team: {
    title: 'The four of us',
    lead: 'Between us Catalan, Spanish, English and German, and Neus can apologise in Dutch.',
  },
  visit: {
    title: 'Come and see us',
    text: 'The door is on Carrer de Mallorca, between Enric Granados and Aribau. There is coffee, and a plan of the Eixample on the wall that people end up pointing at.',
  },
};
