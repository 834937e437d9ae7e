import 'server-only';
import { alertHref } from '@/lib/content/alerts';
import type { Frequency } from '@/lib/forms/alerts';
import type { Locale } from '@/lib/i18n/locales';
import { listAlertsOf, setFrequencyOf, stopAlertOf } from '@/lib/server/data/alerts';
import { findVerifiedEmail } from '@/lib/server/data/users';
import { searchWords } from '@/lib/server/mails/search-words';

/** The searches that a client hears of: those of their address, once it is shown to be theirs. */
export async function listOwnAlerts(userId: string, locale: Locale) {
  const email = await findVerifiedEmail(userId);
  if (!email) return [];
  return (await listAlertsOf(email))
    .filter(({ status }) => status === 'confirmed')
    .map(({ id, query, frequency }) => ({ id, frequency, title: searchWords(query, locale), href: alertHref(query) }));
}

export async function changeOwnAlert(userId: string, id: string, frequency: Frequency): Promise<void> {
  const email = await findVerifiedEmail(userId);
  if (email) await setFrequencyOf(email, id, frequency);
}

export async function stopOwnAlert(userId: string, id: string): Promise<void> {
  const email = await findVerifiedEmail(userId);
  if (email) await stopAlertOf(email, id);
}
