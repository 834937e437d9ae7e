import 'server-only';
import { alertHref } from '@/lib/listings/alerts/alerts';
import type { Frequency } from '@/lib/listings/alerts/alert-schema';
import type { Locale } from '@/lib/i18n/locales';
import type { CurrentUser } from '@/lib/server/auth/current-user';
import { listAlertsOf, setFrequencyOf, stopAlertOf } from '@/lib/server/data/alerts/alerts';
import { searchLabels } from '@/lib/server/email/search-labels';

type Client = Pick<CurrentUser, 'verifiedEmail'>;

export async function listOwnAlerts({ verifiedEmail: email }: Client, locale: Locale) {
  if (!email) return [];
  return (await listAlertsOf(email))
    .filter(({ status }) => status === 'confirmed')
    .map(({ id, query, frequency }) => ({ id, frequency, title: searchLabels(query, locale), href: alertHref(query) }));
}

export async function changeOwnAlert(
  { verifiedEmail: email }: Client,
  id: string,
  frequency: Frequency,
): Promise<void> {
  if (email) await setFrequencyOf(email, id, frequency);
}

export async function stopOwnAlert({ verifiedEmail: email }: Client, id: string): Promise<void> {
  if (email) await stopAlertOf(email, id);
}
