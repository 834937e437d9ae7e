'use server';

import { followForm } from '@/lib/diary/diary-forms';
import { RightError } from '@/lib/errors/right-error';
import { redirectingForm } from '@/lib/forms/redirecting-form';
import { localeOf } from '@/lib/forms/read-form';
import type { ShareState } from '@/lib/forms/share-state';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { formAction } from '@/lib/server/http/form-action';
import { followCalendar, unfollowCalendar } from '@/lib/server/services/calendars/follow-calendar';
import { shareCalendar, unshareCalendar } from '@/lib/server/services/calendars/shared-calendar';
import { backToDiary, DIARY } from '@/app/[locale]/(desk)/dashboard/agency/diary/back-to-diary';
import * as z from 'zod/mini';

const PAGE = `${DIARY}/calendar`;
const nothing = { ...redirectingForm, schema: z.object({}) };

/** Creates a private address and shows it once; no page address or log contains it. */
export async function shareAction(_state: ShareState, data: FormData): Promise<ShareState> {
  const actor = await requireStaffInAction(localeOf(data), PAGE);
  try {
    return { status: 'made', address: await shareCalendar(actor) };
  } catch (error) {
    if (error instanceof RightError) return { status: 'idle' };
    throw error;
  }
}

export const unshareAction = formAction(nothing, async (_, { locale }) => {
  await unshareCalendar(await requireStaffInAction(locale, PAGE));
  return backToDiary(locale, PAGE, 'unshared');
});

export const followAction = formAction(followForm, async ({ address, ownAddresses }, { locale }) => {
  const isAddress = await followCalendar(await requireStaffInAction(locale, PAGE), address, ownAddresses);
  return isAddress ? backToDiary(locale, PAGE, 'followed') : { status: 'error', code: 'invalidAddress' };
});

export const unfollowAction = formAction(nothing, async (_, { locale }) => {
  await unfollowCalendar(await requireStaffInAction(locale, PAGE));
  return backToDiary(locale, PAGE, 'unfollowed');
});
