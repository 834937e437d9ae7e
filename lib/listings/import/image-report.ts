import type { Messages } from 'next-intl';

/** How far the photographs of an imported file are, row by row, and what did not come. */
export type ImageReport = Readonly<{
  /** Nothing more comes. */
  isDone: boolean;
  rows: readonly Readonly<{
    line: number;
    reference: string;
    /** False: its photographs do not come. */
    isTaken: boolean;
    given: number;
    come: number;
    problems: readonly Readonly<{ address: string; problem: keyof Messages['imageProblems'] }>[];
  }>[];
}>;
