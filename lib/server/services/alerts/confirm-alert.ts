import 'server-only';
import { confirmAlert, stopAlert } from '@/lib/server/data/alert-links';
import { log } from '@/lib/server/log';

/** The button under the link of the confirmation was pressed. False where the link is not good. */
export async function confirmAlertLink(token: string): Promise<boolean> {
  const alert = await confirmAlert(token);
  if (alert) log.info({ alert: alert.id }, 'an alert was confirmed');
  return alert !== null;
}

/** The button under the link of a digest was pressed, or the one of the mailbox. False where the link is not good. */
export async function stopAlertLink(token: string): Promise<boolean> {
  const alert = await stopAlert(token);
  if (alert) log.info({ alert: alert.id }, 'an alert was stopped');
  return alert !== null;
}
