'use server';

import { pressLink } from '@/lib/server/http/email-link';
import { confirmNewsletter, unsubscribeNewsletter } from '@/lib/server/services/campaigns/confirm-newsletter';

/** The button under the link of the confirmation mail: a GET, which mail scanners send, confirms nothing. */
export async function confirmNewsletterAction(_: unknown, data: FormData): Promise<never> {
  return pressLink(data, '/newsletter/confirm', confirmNewsletter);
}

/** The button under the link of every newsletter. */
export async function leave(_: unknown, data: FormData): Promise<never> {
  return pressLink(data, '/newsletter/unsubscribe', unsubscribeNewsletter);
}
