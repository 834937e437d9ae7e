'use server';

import { redirect } from 'next/navigation';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { salePath } from '@/lib/i18n/routes';
import type { Locale } from '@/lib/i18n/locales';
import { localeOf } from '@/lib/forms/read-form';
import type { ShareState } from '@/lib/forms/share-state';
import { readClosedTime } from '@/lib/sales/read-closed-time';
import type { SaleDone } from '@/lib/sales/sale-done';
import { acceptForm, closedTimeForm, reopenForm } from '@/lib/sales/sale-forms';
import { requireSellerInAction } from '@/lib/server/auth/current-seller';
import { formAction } from '@/lib/server/http/form-action';
import { shareViewings, unshareViewings } from '@/lib/server/services/sales/calendar-link';
import { closeTime, reopenTime } from '@/lib/server/services/sales/close-times';

const back = (locale: Locale, listing: string, done: SaleDone): never =>
  redirect(`/${locale}${salePath(listing, 'calendar')}?done=${done}`);

export const closeTimeAction = formAction(closedTimeForm, async ({ listing, ...time }, { locale }) => {
  const actor = await requireSellerInAction(locale, listing, 'calendar');
  const span = readClosedTime(time, appointmentRules().zone);
  if (typeof span === 'string') return { status: 'error', code: span };
  const result = await closeTime(actor, listing, span);
  return result === 'done' ? back(locale, listing, 'timeClosed') : { status: 'error', code: result };
});

export const reopenTimeAction = formAction(reopenForm, async ({ listing, time }, { locale }) => {
  await reopenTime(await requireSellerInAction(locale, listing, 'calendar'), listing, time);
  return back(locale, listing, 'timeReopened');
});

/** Creates the private address and shows it once; no page address or log contains it. */
export async function shareViewingsAction(_state: ShareState, data: FormData): Promise<ShareState> {
  const listing = String(data.get('listing'));
  const actor = await requireSellerInAction(localeOf(data), listing, 'calendar');
  const address = await shareViewings(actor, listing);
  return address === 'gone' ? { status: 'idle' } : { status: 'made', address };
}

export const unshareViewingsAction = formAction(acceptForm, async ({ listing }, { locale }) => {
  await unshareViewings(await requireSellerInAction(locale, listing, 'calendar'), listing);
  return back(locale, listing, 'linkEnded');
});
