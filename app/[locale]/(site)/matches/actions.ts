'use server';

import { pressLink } from '@/lib/server/http/email-link';
import { stopMatchesLink } from '@/lib/server/services/matching/object-to-listings';

/** Unsubscribes by POST only: mail scanners send GET requests. */
export async function stopMatches(_: unknown, data: FormData): Promise<never> {
  return pressLink(data, '/matches/stop', stopMatchesLink);
}
