'use server';

import { pressLink } from '@/lib/server/http/email-link';
import { stopMatchesLink } from '@/lib/server/services/matching/object-to-listings';

/** The button under the link of a home that an agent sent: a GET, which mail scanners send, ends nothing. */
export async function stopMatches(_: unknown, data: FormData): Promise<never> {
  return pressLink(data, '/matches/stop', stopMatchesLink);
}
