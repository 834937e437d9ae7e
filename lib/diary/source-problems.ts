export const sourceProblems = [
  'wrongAddress',
  'privateAddress',
  'unreachable',
  'tooSlow',
  'tooLarge',
  'tooManyRedirects',
  'insecure',
  'badRequest',
  'signIn',
  'forbidden',
  'gone',
  'programRefused',
  'tooOften',
  'serverFailed',
  'refused',
  'empty',
  'webPage',
  'notCalendar',
  'incomplete',
  'tooComplex',
  'lost',
] as const;

export type SourceProblem = (typeof sourceProblems)[number];

export const toSourceProblem = (stored: string): SourceProblem =>
  sourceProblems.find((problem) => problem === stored) ?? 'unreachable';
