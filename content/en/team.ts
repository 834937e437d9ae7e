import type { TeamMember } from '../types/writing';

export const team: readonly TeamMember[] = [
  {
    id: 'marta-soler',
    name: 'Marta Soler',
    initials: 'MS',
    role: 'Founder, Eixample and Gràcia',
    bio: 'Marta opened the agency in 2008, which was a bad year to sell apartments and a good one to learn what they are worth. She looks after Eixample and Gràcia, values with the registered sales on the table and asks every seller when the façade was last repaired. She lives on a fourth floor without a lift and says it keeps her honest.',
  },
  {
    id: 'neus-vidal',
    name: 'Neus Vidal',
    initials: 'NV',
    role: 'Costa Blanca',
    bio: 'Neus grew up among the vines of Benissa and knows which coves lose the sun at four in winter. She sees every house before we list it, after rain if she can, because rain shows a roof as it is. Boundaries, wells and licences she checks at the town hall, in person. She speaks Valencian, Spanish, English and enough Dutch to apologise.',
  },
  {
    id: 'oriol-ferrer',
    name: 'Oriol Ferrer',
    initials: 'OF',
    role: 'Upper Barcelona, Diagonal Mar, commercial premises',
    bio: 'Oriol trained as a building surveyor and still taps walls. He covers Sarrià, Pedralbes and Diagonal Mar, and measures every home with a laser, so the area we print can be smaller than the one in the deed. With premises his first question is the extraction flue, and only then the rent. He answers in Catalan, Spanish, English and drawings.',
  },
  {
    id: 'hannah-brandt',
    name: 'Hannah Brandt',
    initials: 'HB',
    role: 'Buyers from abroad, lettings, paperwork',
    bio: 'Hannah came from Bremen for one year and learnt Spanish in the queue of the foreigners’ office. She takes buyers from the first NIE form to the registry, reads the deed with them line by line and sits beside them at the notary. She also runs our lettings, deposits and inventories included. She works in German, English, Spanish and, on good days, Catalan.',
  },
];
