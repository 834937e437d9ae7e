import type { TeamMember } from '../types/writing';

export const team: readonly TeamMember[] = [
  {
    id: 'marta-soler',
    name: 'Marta Soler',
    initials: 'MS',
    role: 'Founder; Eixample and Gràcia',
    bio: 'Marta opened the agency in 2008, a bad year to sell apartments and a good one to learn what they are worth. She looks after the Eixample and Gràcia, bases her valuations on registered sales and asks every seller when the façade was last repaired. She lives on a fourth floor without a lift.',
  },
  {
    id: 'neus-vidal',
    name: 'Neus Vidal',
    initials: 'NV',
    role: 'Costa Blanca',
    bio: 'Neus grew up among the vines of Benissa and knows which coves lose the sun at four in winter. She visits the houses entrusted to her before they are listed, after rain if she can, because rain shows what the roof is like. She checks boundaries, wells and licences in person at the town hall. She speaks Valencian, Spanish, English and enough Dutch to apologise.',
  },
  {
    id: 'oriol-ferrer',
    name: 'Oriol Ferrer',
    initials: 'OF',
    role: 'Upper Barcelona, Diagonal Mar, commercial premises',
    bio: 'Oriol trained as a building surveyor and still taps walls. He covers Sarrià, Pedralbes and Diagonal Mar, and measures the homes he looks after with a laser, so the area he prints can be smaller than the one in the deed. With commercial premises, his first question is about the extraction flue and only then the rent. He speaks Catalan, Spanish and English.',
  },
  {
    id: 'hannah-brandt',
    name: 'Hannah Brandt',
    initials: 'HB',
    role: 'Buyers from abroad, lettings, paperwork',
    bio: 'Hannah came from Bremen for one year and learnt Spanish in the queue at the foreigners’ office. She guides buyers from the NIE form to the land registry, reads the deed with them line by line and sits beside them at the notary. She also runs our lettings, including deposits and inventories. She speaks German, English, Spanish and, on good days, Catalan.',
  },
];
