import type { Agency } from '@/content/types/agency';

export const registersOf = ({ registers }: Pick<Agency, 'registers'>): readonly Agency['registers']['aicat'][] =>
  [registers.aicat, registers.raicv].filter(({ number }) => number !== '');
