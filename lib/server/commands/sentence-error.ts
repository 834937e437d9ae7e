import 'server-only';

/** An error whose message is meant for the operator. */
export class SentenceError extends Error {
  override readonly name = 'SentenceError';
}
