import 'server-only';

/** An error whose message is meant for the person at the keyboard. */
export class SentenceError extends Error {
  override readonly name = 'SentenceError';
}
