'use server';

import { redirect, RedirectType } from 'next/navigation';
import type { StaffActor } from '@/lib/access/actor';
import { localeOf, textOf } from '@/lib/forms/read-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import { localizedHref } from '@/lib/i18n/href';
import { readImageForm } from '@/lib/listings/images/image-form';
import type { ImagesSaved } from '@/lib/listings/images/images-saved';
import { requireStaffInAction, staffOfRequest } from '@/lib/server/auth/current-staff';
import { editImages } from '@/lib/server/services/images/edit-images';

/** Saves by script; typed values remain on the page after any result. */
export async function saveImagesAction(data: FormData): Promise<ImagesSaved> {
  const actor = await staffOfRequest();
  return actor ? save(actor, data) : { status: 'signedOut' };
}

export async function sendImagesAction(data: FormData): Promise<void> {
  const locale = localeOf(data);
  const path = deskPath('homes', textOf(data, 'listing'), 'images');
  const result = await save(await requireStaffInAction(locale, path), data);
  const query =
    result.status !== 'saved'
      ? `problem=${result.status}`
      : result.removed
        ? `removed=${result.removed.name}&at=${result.removed.at}`
        : 'saved=1';
  redirect(localizedHref(locale, `${path}?${query}`), RedirectType.replace);
}

async function save(actor: StaffActor, data: FormData): Promise<ImagesSaved> {
  const { act, rows } = readImageForm(data);
  const result = await editImages(actor, textOf(data, 'listing'), { act, rows });
  if (result.status !== 'saved') return { status: result.status };
  if (act.kind !== 'remove') return { status: 'saved' };
  return { status: 'saved', removed: { name: act.name, at: Math.max(0, result.before.images.indexOf(act.name)) } };
}
