'use server';

import { redirect } from 'next/navigation';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { salePath } from '@/lib/i18n/routes';
import type { Locale } from '@/lib/i18n/locales';
import { readClosedTime } from '@/lib/sales/read-closed-time';
import { closedTimeForm, reopenForm, switchForm, type SaleDone } from '@/lib/sales/sale-forms';
import { requireSellerInAction } from '@/lib/server/auth/current-seller';
import { formAction } from '@/lib/server/http/form-action';
import { setCalendarLink } from '@/lib/server/services/sales/calendar-link';
import { closeTime, reopenTime } from '@/lib/server/services/sales/close-times';

const back = (locale: Locale, listing: string, done: SaleDone): never =>
  redirect(`/${locale}${salePath(listing, 'calendar')}?done=${done}`);

export const closeTimeAction = formAction(closedTimeForm, async ({ listing, ...time }, { locale }) => {
  const actor = await requireSellerInAction(locale, listing, 'calendar');
  const result = await closeTime(actor, listing, readClosedTime(time, appointmentRules().zone));
  return result === 'done' ? back(locale, listing, 'timeClosed') : { status: 'error', code: result };
});

export const reopenTimeAction = formAction(reopenForm, async ({ listing, time }, { locale }) => {
  await reopenTime(await requireSellerInAction(locale, listing, 'calendar'), listing, time);
  return back(locale, listing, 'timeReopened');
});

export const setCalendarLinkAction = formAction(switchForm, async ({ isOn, listing }, { locale }) => {
  const actor = await requireSellerInAction(locale, listing, 'calendar');
  await setCalendarLink(actor, listing, isOn === 'yes');
  return back(locale, listing, isOn === 'yes' ? 'linkMade' : 'linkEnded');
});
