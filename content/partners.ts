import type { Localized } from './types/common';

/** Where else our homes are shown. `look` is how the name is set: none of them lends us its logo. */
export type Partner = Readonly<{
  name: string;
  kind: 'portal' | 'agency';
  look: 'serif' | 'capitals' | 'heavy' | 'light';
  about: Localized;
}>;

/** Invented names: replace them with those of your own partners. */
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
