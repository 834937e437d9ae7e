'use server';

import { pressLink } from '@/lib/server/http/email-link';
import { confirmAlertLink, stopAlertLink } from '@/lib/server/services/alerts/confirm-alert';

/** The button under the link of the confirmation mail: a GET, which mail scanners send, confirms nothing. */
export async function confirmAlertAction(_: unknown, data: FormData): Promise<never> {
  return pressLink(data, '/alerts/confirm', confirmAlertLink);
}

/** The button under the link of every digest. */
export async function stop(_: unknown, data: FormData): Promise<never> {
  return pressLink(data, '/alerts/stop', stopAlertLink);
}
