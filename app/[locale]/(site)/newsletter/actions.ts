'use server';

import { pressLink } from '@/lib/server/http/email-link';
import { confirmNewsletter, leaveNewsletter } from '@/lib/server/services/newsletter/confirm-newsletter';

/** The button under the link of the confirmation mail: a GET, which mail scanners send, confirms nothing. */
export async function confirm(data: FormData): Promise<void> {
  await pressLink(data, '/newsletter/confirm', confirmNewsletter);
}

/** The button under the link of every newsletter. */
export async function leave(data: FormData): Promise<void> {
  await pressLink(data, '/newsletter/unsubscribe', leaveNewsletter);
}
