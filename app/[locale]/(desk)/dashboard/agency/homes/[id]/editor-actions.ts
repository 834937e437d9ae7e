'use server';

import { redirect } from 'next/navigation';
import type { EditorState } from '@/components/desk/listing-editor/editor-form';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { RightError } from '@/lib/errors/right-error';
import { localeOf, textOf } from '@/lib/forms/read-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import { formatPrice } from '@/lib/i18n/format';
import { localizedHref } from '@/lib/i18n/href';
import { translatorOf } from '@/lib/i18n/translator';
import { listingGaps } from '@/lib/listings/schema/listing-gaps';
import { withPlaceId } from '@/lib/listings/fields/place-names';
import { typedInputs } from '@/lib/listings/fields/typed-changes';
import type { TypedValues } from '@/lib/listings/fields/typed-values';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { log } from '@/lib/server/log';
import { saveForm, type FormResult } from '@/lib/server/services/listings/save-form';

export async function saveListingAction(_last: EditorState, data: FormData): Promise<EditorState> {
  const locale = localeOf(data);
  const id = textOf(data, 'id');
  const path = deskPath('homes', id);
  const actor = await requireStaffInAction(locale, path);
  const typed = typedInputs(data.entries());
  const t = translatorOf(locale, 'deskFields.editor');
  let result: FormResult;
  try {
    result = await saveForm(actor, {
      id,
      editVersion: Number(textOf(data, 'editVersion')),
      began: withPlaceId(beganOf(data)),
      typed: withPlaceId(typed),
      confirmedPrice: Number(textOf(data, 'confirmedPrice')),
    });
  } catch (error) {
    if (error instanceof RightError) redirect(localizedHref(locale, '/dashboard/agency'));
    if (error instanceof DatabaseUnavailableError) return { message: t('failed'), typed };
    log.error({ err: error }, 'a listing could not be saved');
    return { message: t('failed'), typed };
  }
  switch (result.status) {
    case 'invalid': {
      const { errors } = result;
      return { message: t('invalid', { count: Object.keys(errors).length }), errors, typed };
    }
    case 'refused': {
      const details = listingGaps(result.problems, translatorOf(locale, 'listingGaps')).map(({ sentence }) => sentence);
      return { message: t('refused'), details, typed };
    }
    case 'largePrice': {
      const [before, after] = [formatPrice(result.before, locale, 2), formatPrice(result.after, locale, 2)];
      return { message: t('largePrice', { before, after }), confirmedPrice: String(result.after), typed };
    }
    case 'conflict':
      return redirect(localizedHref(locale, deskPath('homes', id, 'conflict')));
    case 'unknown':
      return redirect(localizedHref(locale, '/dashboard/agency/homes'));
    case 'saved': {
      const section = textOf(data, textOf(data, 'continue') === 'next' ? 'next' : 'section');
      return redirect(localizedHref(locale, `${path}?notice=saved${section && `&section=${section}`}`));
    }
  }
}

/** Values that the form showed. A manipulated request gains nothing that typing could not do. */
function beganOf(data: FormData): TypedValues {
  try {
    const began: unknown = JSON.parse(textOf(data, 'began'));
    return typeof began === 'object' && began !== null ? (began as TypedValues) : {};
  } catch {
    return {};
  }
}
