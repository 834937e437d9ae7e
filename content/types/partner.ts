import type { Localized } from './common';

/** `look` is a type style in place of a logo. */
export type Partner = Readonly<{
  name: string;
  kind: 'portal' | 'agency';
  look: 'serif' | 'capitals' | 'heavy' | 'light';
  about: Localized;
}>;
