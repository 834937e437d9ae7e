'use server';

import { redirect } from 'next/navigation';
import { localeOf, textOf } from '@/lib/forms/read-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { changeFact } from '@/lib/server/services/site/site-facts';

export async function switchSamplesAction(data: FormData): Promise<void> {
  const locale = localeOf(data);
  const actor = await requireStaffInAction(locale, deskPath('site', 'samples'), 'site.edit');
  const areHidden = textOf(data, 'areHidden') === 'yes';
  const { status } = await changeFact(actor, 'samples', { areHidden }, Number(textOf(data, 'version')) || 0);
  const notice = status === 'done' ? (areHidden ? 'samplesHidden' : 'samplesShown') : status;
  redirect(`/${locale}${deskPath('site', 'samples')}?notice=${notice}`);
}
