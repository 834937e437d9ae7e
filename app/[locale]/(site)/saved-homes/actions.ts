'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import * as z from 'zod/mini';
import { defineForm } from '@/lib/forms/define-form';
import { redirectingForm } from '@/lib/forms/redirecting-form';
import { localizedHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import { sharedListPath } from '@/lib/i18n/routes';
import { MAX_NOTE_LENGTH } from '@/lib/listings/saved/browser-notes';
import { isListingId } from '@/lib/listings/saved/saved-listings';
import { requireUserInAction } from '@/lib/server/auth/current-user';
import { formAction } from '@/lib/server/http/form-action';
import { setNote } from '@/lib/server/services/saved-listings/set-note';
import { endSharing, shareSavedList } from '@/lib/server/services/saved-listings/shared-list';
import { cleanText } from '@/lib/text/clean-field';

const PAGE = '/saved-homes';

const noteForm = defineForm({
  ...redirectingForm,
  schema: z.object({
    listing: z.string().check(z.refine(isListingId)),
    note: z.pipe(
      z.string(),
      z.transform((typed) => cleanText(typed).slice(0, MAX_NOTE_LENGTH)),
    ),
  }),
});

const sharedListForm = defineForm({ ...redirectingForm, schema: z.object({}) });

export const saveNote = formAction(noteForm, async ({ listing, note }, { locale }) => {
  await setNote(await requireUserInAction(locale, PAGE), listing, note);
  return backToList(locale, `note-${listing}`);
});

export const shareList = formAction(sharedListForm, async (_, { locale }) => {
  const token = await shareSavedList(await requireUserInAction(locale, PAGE));
  if (token === null) return { status: 'error', code: 'failed' };
  redirect(localizedHref(locale, sharedListPath(token)));
});

export const endSharingAction = formAction(sharedListForm, async (_, { locale }) => {
  await endSharing(await requireUserInAction(locale, PAGE));
  return backToList(locale, 'share');
});

/** Revalidates first, because a new hash alone would show the old page. */
function backToList(locale: Locale, part: string): never {
  const path = localizedHref(locale, PAGE);
  revalidatePath(path);
  redirect(`${path}#${part}`);
}
