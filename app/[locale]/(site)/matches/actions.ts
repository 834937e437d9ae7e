'use server';

import { pressLink } from '@/lib/server/http/email-link';
import { confirmMatchesLink } from '@/lib/server/services/matching/listing-consent';
import { stopMatchesLink } from '@/lib/server/services/matching/object-to-listings';

/** Confirms by POST only: mail scanners send GET requests. */
export async function confirmMatches(_: unknown, data: FormData): Promise<never> {
  return pressLink(data, '/matches/confirm', confirmMatchesLink);
}

/** Unsubscribes by POST only: mail scanners send GET requests. */
export async function stopMatches(_: unknown, data: FormData): Promise<never> {
  return pressLink(data, '/matches/stop', stopMatchesLink);
}
