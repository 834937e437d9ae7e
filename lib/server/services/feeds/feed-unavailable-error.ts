import 'server-only';
import type { FeedFailure } from '@/lib/listings/kyero/feed-problem';

/** The feed cannot be read at all. `status`: HTTP status of a refusal. */
export class FeedUnavailableError extends Error {
  override readonly name = 'FeedUnavailableError';
  constructor(
    message: string,
    readonly problem: FeedFailure,
    readonly status?: number,
  ) {
    super(message);
  }
}
