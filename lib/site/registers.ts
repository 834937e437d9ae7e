import type { Agency } from '@/content/types/agency';

/** The registers of estate agents that the agency is in: those with a number. */
export const registersOf = ({ registers }: Pick<Agency, 'registers'>): readonly Agency['registers']['aicat'][] =>
  [registers.aicat, registers.raicv].filter(({ number }) => number !== '');
