'use server';

import { pressLink } from '@/lib/server/http/email-link';
import { confirmNewsletter, unsubscribeNewsletter } from '@/lib/server/services/campaigns/confirm-newsletter';

/** Confirms by POST only: mail scanners send GET requests. */
export async function confirmNewsletterAction(_: unknown, data: FormData): Promise<never> {
  return pressLink(data, '/newsletter/confirm', confirmNewsletter);
}

export async function leave(_: unknown, data: FormData): Promise<never> {
  return pressLink(data, '/newsletter/unsubscribe', unsubscribeNewsletter);
}
