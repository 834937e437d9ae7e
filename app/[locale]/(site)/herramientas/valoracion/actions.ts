'use server';

import { redirect } from 'next/navigation';
import { valuationFields } from '@/lib/valuation/valuation-input';
import { pathWithQuery } from '@/lib/browser/path-with-query';
import { localeOf, valuesOf } from '@/lib/forms/read-form';
import { localizedHref } from '@/lib/i18n/href';
import { requireUser } from '@/lib/server/auth/current-user';
import { saveValuation } from '@/lib/server/services/valuations/save-valuation';

/** Saves the valuation on the screen for the client, and shows it again with the outcome. */
export async function saveValuationAction(_: unknown, data: FormData): Promise<never> {
  const locale = localeOf(data);
  const path = localizedHref(locale, '/herramientas/valoracion');
  const answers = valuesOf(data, valuationFields);
  const user = await requireUser(locale, pathWithQuery(path, answers));
  const outcome = await saveValuation(user.id, answers);
  redirect(`${pathWithQuery(path, { ...answers, kept: outcome })}#result`);
}
