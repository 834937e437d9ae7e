export const sourceProblems = [
  'wrongAddress',
  'privateAddress',
  'unreachable',
  'tooSlow',
  'tooLarge',
  'tooManyRedirects',
  'refused',
  'notCalendar',
  'tooComplex',
  'lost',
] as const;

export type SourceProblem = (typeof sourceProblems)[number];

export const toSourceProblem = (stored: string): SourceProblem =>
  sourceProblems.find((problem) => problem === stored) ?? 'unreachable';
