'use client';

import { unstable_rethrow } from 'next/navigation';
import { logFailure } from './log-failure';

/** Returns `lost()` without an answer: no connection, a proxy page, an outdated tab. Rethrows redirects. */
export async function reachServer<Answer>(ask: () => Promise<Answer>, lost: () => Answer): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    // Next follows redirects through this error.
    unstable_rethrow(error);
    logFailure(error);
    return lost();
  }
}
