import type { Localized } from './types/common';

/** `look` is a type style in place of a logo. */
export type Partner = Readonly<{
  name: string;
  kind: 'portal' | 'agency';
  look: 'serif' | 'capitals' | 'heavy' | 'light';
  about: Localized;
}>;

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
