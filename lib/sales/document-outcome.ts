/** 25 MiB. */
export const MAX_DOCUMENT_BYTES = 26_214_400;

/** Keys of `sale.papers.outcomes` in messages. */
export const documentOutcomes = [
  'added',
  'nothing',
  'cut',
  'empty',
  'tooLarge',
  'wrongKind',
  'heic',
  'wrongFolder',
  'tooMany',
  'gone',
  'failed',
] as const;

export type DocumentOutcome = (typeof documentOutcomes)[number];
