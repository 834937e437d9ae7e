import 'server-only';

/** Its message is for the operator. */
export class SentenceError extends Error {
  override readonly name = 'SentenceError';
}
