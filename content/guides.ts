import type { GuideEntry } from './types/writing';

/** The six hubs in the order of the cards on `/guides`, then the named guides. */
export const guides = [
  { id: 'comprar', category: 'buying', kind: 'hub', picture: 'guide-buying', updated: '2026-11-24' },
  { id: 'vender', category: 'selling', kind: 'hub', picture: 'guide-selling', updated: '2026-11-24' },
  { id: 'alquilar', category: 'renting', kind: 'hub', picture: 'guide-renting', updated: '2026-11-24' },
  { id: 'inversion', category: 'investment', kind: 'hub', picture: 'guide-investment', updated: '2026-11-24' },
  { id: 'inspiracion', category: 'inspiration', kind: 'hub', picture: 'guide-inspiration', updated: '2026-11-24' },
  { id: 'legal', category: 'legal', kind: 'hub', picture: 'guide-legal', updated: '2026-11-24' },
  {
    id: 'compradores-primerizos',
    category: 'buying',
    kind: 'guide',
    picture: 'guide-first-home',
    updated: '2026-11-24',
  },
  {
    id: 'vender-casa-rapido',
    category: 'selling',
    kind: 'guide',
    picture: 'guide-selling-weeks',
    updated: '2026-11-24',
  },
  {
    id: 'inversion-inmobiliaria',
    category: 'investment',
    kind: 'guide',
    picture: 'guide-investment-figures',
    updated: '2026-11-24',
  },
] as const satisfies readonly GuideEntry[];

export type GuideId = (typeof guides)[number]['id'];
