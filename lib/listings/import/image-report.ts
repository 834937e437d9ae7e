import type { Messages } from 'next-intl';

export type ImageReport = Readonly<{
  isDone: boolean;
  rows: readonly Readonly<{
    line: number;
    reference: string;
    /** False: its images are not imported. */
    isTaken: boolean;
    given: number;
    come: number;
    problems: readonly Readonly<{ address: string; problem: keyof Messages['imageProblems'] }>[];
  }>[];
}>;
