'use server';

import { redirect } from 'next/navigation';
import * as z from 'zod/mini';
import { defineForm } from '@/lib/forms/define-form';
import { redirectingForm } from '@/lib/forms/redirecting-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import type { Locale } from '@/lib/i18n/locales';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { formAction } from '@/lib/server/http/form-action';
import {
  applyHeld,
  declineHeld,
  pauseFeed,
  requestRun,
  resumeFeed,
  type SteerResult,
} from '@/lib/server/services/feeds/steer-feed';
import { importIfDue } from '@/lib/server/services/feeds/import-due-feeds';
import type { FeedNotice } from './feed-notices';

const nameForm = defineForm({ ...redirectingForm, schema: z.object({ name: z.string() }) });
const heldForm = defineForm({ ...redirectingForm, schema: z.object({ name: z.string(), hash: z.string() }) });

const actorIn = (locale: Locale, name: string) => requireStaffInAction(locale, deskPath('feeds', name));

export const runFeedAction = formAction(nameForm, async ({ name }, { locale }) => {
  const result = await requestRun(await actorIn(locale, name), name);
  begin(result, name);
  backTo(locale, name, result, 'run');
});

export const pauseFeedAction = formAction(nameForm, async ({ name }, { locale }) => {
  backTo(locale, name, await pauseFeed(await actorIn(locale, name), name), 'paused');
});

export const resumeFeedAction = formAction(nameForm, async ({ name }, { locale }) => {
  backTo(locale, name, await resumeFeed(await actorIn(locale, name), name), 'resumed');
});

export const applyHeldAction = formAction(heldForm, async ({ hash, name }, { locale }) => {
  const result = await applyHeld(await actorIn(locale, name), name, hash);
  begin(result, name);
  backTo(locale, name, result, 'approved');
});

export const declineHeldAction = formAction(heldForm, async ({ hash, name }, { locale }) => {
  backTo(locale, name, await declineHeld(await actorIn(locale, name), name, hash), 'declined');
});

/** Not awaited: the schedule resumes the import if the process ends. */
function begin(result: SteerResult, name: string): void {
  if (result === 'done') void importIfDue(name);
}

function backTo(locale: Locale, name: string, result: SteerResult, done: FeedNotice): never {
  if (result === 'gone') redirect(`/${locale}/dashboard/agency/feeds`);
  const notice = { done, paused: 'isPaused', other: 'other' }[result];
  redirect(`/${locale}${deskPath('feeds', name)}?notice=${notice}`);
}
