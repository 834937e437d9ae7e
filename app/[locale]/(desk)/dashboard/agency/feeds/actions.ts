'use server';

import { redirect } from 'next/navigation';
import * as z from 'zod/mini';
import { defineForm, type FormAction } from '@/lib/forms/define-form';
import { redirectingForm } from '@/lib/forms/redirecting-form';
import { textOf } from '@/lib/forms/read-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import { changeableFields, feedForm, SETTINGS_PROBLEMS, type FeedCode } from '@/lib/listings/kyero/feed-form';
import { feedSchema, newFeedSchema, settingsProblems } from '@/lib/listings/kyero/feed-form-schema';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { formAction } from '@/lib/server/http/form-action';
import { removeFeed } from '@/lib/server/services/feeds/remove-feed';
import { addFeed, changeFeed } from '@/lib/server/services/feeds/save-feed';
import { importIfDue } from '@/lib/server/services/feeds/import-due-feeds';

const LIST = '/dashboard/agency/feeds';

type FeedAction = FormAction<FeedCode>;

const removalForm = defineForm({
  ...redirectingForm,
  schema: z.object({ name: z.string(), homes: z._default(z.enum(['withdraw', 'leave']), 'leave') }),
});

const changedForm = {
  ...feedForm,
  preserved: changeableFields,
  at: { address: 'address' },
  schema: feedSchema,
} as const;

const add = formAction({ ...feedForm, schema: newFeedSchema }, async (input, { locale }) => {
  const result = await addFeed(await requireStaffInAction(locale, `${LIST}/new`), input);
  if (result.status === 'error') return result;
  void importIfDue(input.name);
  redirect(`/${locale}${deskPath('feeds', input.name)}?notice=added`);
});

const change = (name: string) =>
  formAction(changedForm, async (input, { locale }) => {
    const path = deskPath('feeds', name);
    const result = await changeFeed(await requireStaffInAction(locale, path), name, input);
    if (result.status === 'error') return result;
    redirect(`/${locale}${path}?notice=changed`);
  });

export const addFeedAction: FeedAction = async (state, data) => withSettingsProblems(await add(state, data), data);

export const changeFeedAction: FeedAction = async (state, data) =>
  withSettingsProblems(await change(textOf(data, 'feed'))(state, data), data);

export const removeFeedAction = formAction(removalForm, async ({ homes: listings, name }, { locale }) => {
  const actor = await requireStaffInAction(locale, deskPath('feeds', name));
  await removeFeed(actor, name, listings === 'withdraw');
  redirect(`/${locale}${LIST}?notice=removed`);
});

function withSettingsProblems(state: Awaited<ReturnType<FeedAction>>, data: FormData): typeof state {
  if (state.status !== 'error' || state.fields?.settings !== 'settings') return state;
  return { ...state, values: { ...state.values, [SETTINGS_PROBLEMS]: settingsProblems(textOf(data, 'settings')) } };
}
