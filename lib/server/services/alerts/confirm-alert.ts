import 'server-only';
import { confirmAlert, stopAlert } from '@/lib/server/data/alerts/alert-links';
import { log } from '@/lib/server/log';

/** Confirms an alert; returns false for an invalid token. */
export async function confirmAlertLink(token: string): Promise<boolean> {
  const alert = await confirmAlert(token);
  if (alert) log.info({ alert: alert.id }, 'an alert was confirmed');
  return alert !== null;
}

export async function stopAlertLink(token: string): Promise<boolean> {
  const alert = await stopAlert(token);
  if (alert) log.info({ alert: alert.id }, 'an alert was stopped');
  return alert !== null;
}
