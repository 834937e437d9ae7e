import type { Localized } from './common';

export type Partner = Readonly<{
  name: string;
  kind: 'portal' | 'agency';
  look: 'serif' | 'capitals' | 'heavy' | 'light';
  about: Localized;
  isSample?: boolean;
}>;
