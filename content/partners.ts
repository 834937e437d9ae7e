import type { Partner } from './types/partner';

/** Invented; hidden with the other samples. */
export const partners: readonly Partner[] = [
  {
    name: 'Finestral',
    kind: 'portal',
    look: 'serif',
    isSample: true,
    about: { en: 'portal, Catalonia', es: 'portal, Cataluña' },
  },
  {
    name: 'pis&clau',
    kind: 'portal',
    look: 'heavy',
    isSample: true,
    about: { en: 'portal, Spain', es: 'portal, España' },
  },
  {
    name: 'Costamira',
    kind: 'portal',
    look: 'light',
    isSample: true,
    about: { en: 'portal, Costa Blanca', es: 'portal, Costa Blanca' },
  },
  {
    name: 'Lund & Overgaard',
    kind: 'agency',
    look: 'capitals',
    isSample: true,
    about: { en: 'partner agency, Copenhagen', es: 'agencia asociada, Copenhague' },
  },
];
