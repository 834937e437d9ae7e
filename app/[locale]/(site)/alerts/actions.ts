'use server';

import { pressLink } from '@/lib/server/http/email-link';
import { confirmAlertLink, stopAlertLink } from '@/lib/server/services/alerts/confirm-alert';

/** Confirms by POST only: mail scanners send GET requests. */
export async function confirmAlertAction(_: unknown, data: FormData): Promise<never> {
  return pressLink(data, '/alerts/confirm', confirmAlertLink);
}

export async function stop(_: unknown, data: FormData): Promise<never> {
  return pressLink(data, '/alerts/stop', stopAlertLink);
}
