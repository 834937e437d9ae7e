'use server';

import { redirect } from 'next/navigation';
import { valuationFields } from '@/lib/valuation/valuation-input';
import { pathWithQuery } from '@/lib/browser/path-with-query';
import { localeOf, valuesOf } from '@/lib/forms/read-form';
import { localizedHref } from '@/lib/i18n/href';
import { currentUser, requireUser } from '@/lib/server/auth/current-user';
import { setPendingValuation } from '@/lib/server/auth/pending-valuation';
import { saveValuation } from '@/lib/server/services/valuations/save-valuation';

export async function saveValuationAction(_: unknown, data: FormData): Promise<never> {
  const path = localizedHref(localeOf(data), '/herramientas/valoracion');
  const answers = valuesOf(data, valuationFields);
  if (!(await currentUser())) await setPendingValuation(answers);
  const user = await requireUser(localeOf(data), pathWithQuery(`${path}/save`, answers));
  const outcome = await saveValuation(user.id, answers);
  redirect(`${pathWithQuery(path, { ...answers, kept: outcome })}#result`);
}
