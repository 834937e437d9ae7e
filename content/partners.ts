import type { Partner } from './types/partner';

/** Invented: replace them with your partners. */
export const partners: readonly Partner[] = [
  { name: 'Finestral', kind: 'portal', look: 'serif', about: { en: 'portal, Catalonia', es: 'portal, Cataluña' } },
  { name: 'pis&clau', kind: 'portal', look: 'heavy', about: { en: 'portal, Spain', es: 'portal, España' } },
  {
    name: 'Costamira',
    kind: 'portal',
    look: 'light',
    about: { en: 'portal, Costa Blanca', es: 'portal, Costa Blanca' },
  },
  {
    name: 'Lund & Overgaard',
    kind: 'agency',
    look: 'capitals',
    about: { en: 'partner agency, Copenhagen', es: 'agencia asociada, Copenhague' },
  },
];
