'use client';

import { unstable_rethrow } from 'next/navigation';
import { logFailure } from './log-failure';

/**
 * What a server action answers, or what `lost` says where none did: no connection, a proxy's page in its place, a tab
 * older than the last deployment. Redirects go through.
 */
export async function reachServer<Answer>(ask: () => Promise<Answer>, lost: () => Answer): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    // That is how Next follows them.
    unstable_rethrow(error);
    logFailure(error);
    return lost();
  }
}
