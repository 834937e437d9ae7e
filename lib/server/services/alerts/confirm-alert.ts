import 'server-only';
import { confirmAlert, stopAlert } from '@/lib/server/data/alerts/alert-links';
import { log } from '@/lib/server/log';

/** Confirms an alert. False if the token is invalid. */
export async function confirmAlertLink(token: string): Promise<boolean> {
  const alert = await confirmAlert(token);
  if (alert) log.info({ alert: alert.id }, 'an alert was confirmed');
  return alert !== null;
}

/** Stops an alert, from the page or the mailbox. False if the token is invalid. */
export async function stopAlertLink(token: string): Promise<boolean> {
  const alert = await stopAlert(token);
  if (alert) log.info({ alert: alert.id }, 'an alert was stopped');
  return alert !== null;
}
