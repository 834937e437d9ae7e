'use server';

import { redirect } from 'next/navigation';
import { RightError } from '@/lib/errors/right-error';
import type { StaffActor } from '@/lib/access/actor';
import { localeOf, textOf } from '@/lib/forms/read-form';
import { deskPath, type DeskPath } from '@/lib/i18n/desk-routes';
import { localizedHref } from '@/lib/i18n/href';
import { listingFieldNames } from '@/lib/listings/fields/field-list';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import type { DeskField } from '@/lib/server/services/catalogue/with-fields';
import { deleteListing } from '@/lib/server/services/listings/delete-listing';
import { duplicateListing } from '@/lib/server/services/listings/create-listing';
import { resolveConflict } from '@/lib/server/services/listings/resolve-conflict';
import { discardDraft } from '@/lib/server/services/listings/save-form';
import { restoreField } from '@/lib/server/services/listings/save-listing';

async function lead(
  data: FormData,
  work: (actor: StaffActor, id: string) => Promise<DeskPath | `${DeskPath}?${string}`>,
): Promise<never> {
  const locale = localeOf(data);
  const id = textOf(data, 'id');
  const actor = await requireStaffInAction(locale, deskPath('homes', id));
  try {
    redirect(localizedHref(locale, await work(actor, id)));
  } catch (error) {
    if (error instanceof RightError) redirect(localizedHref(locale, '/dashboard/agency'));
    throw error;
  }
}

export async function restoreFieldAction(data: FormData): Promise<void> {
  await lead(data, async (actor, id) => {
    const field = textOf(data, 'field');
    const known = listingFieldNames.find((name): name is DeskField => name === field);
    if (!known) return deskPath('homes', id);
    const result = await restoreField(actor, { id, field: known, editVersion: Number(textOf(data, 'editVersion')) });
    if (result.status === 'conflict') return deskPath('homes', id, 'conflict');
    return `${deskPath('homes', id)}?notice=${result.status === 'saved' ? 'givenBack' : 'refused'}`;
  });
}

export async function discardDraftAction(data: FormData): Promise<void> {
  await lead(data, async (actor, id) => {
    await discardDraft(actor, id);
    return `${deskPath('homes', id)}?notice=discarded`;
  });
}

export async function duplicateAction(data: FormData): Promise<void> {
  await lead(data, async (actor, id) => {
    const copy = await duplicateListing(actor, id);
    return copy ? `${deskPath('homes', copy.id)}?notice=duplicated` : '/dashboard/agency/homes';
  });
}

export async function deleteAction(data: FormData): Promise<void> {
  await lead(data, async (actor, id) => {
    const result = await deleteListing(actor, id);
    return result === 'refused' ? `${deskPath('homes', id)}?notice=deleteRefused` : '/dashboard/agency/homes';
  });
}

/** `keep`: one version for all fields, or per field by the radios `choice:NAME`. */
export async function resolveAction(data: FormData): Promise<void> {
  await lead(data, async (actor, id) => {
    const keep = textOf(data, 'keep');
    const isMine = (input: string) =>
      keep === 'mine' || (keep !== 'theirs' && textOf(data, `choice:${input}`) === 'mine');
    const result = await resolveConflict(actor, { id, editVersion: Number(textOf(data, 'editVersion')), isMine });
    if (result.status === 'conflict') return deskPath('homes', id, 'conflict');
    if (result.status === 'saved') return `${deskPath('homes', id)}?notice=saved`;
    return `${deskPath('homes', id)}?notice=refused`;
  });
}
