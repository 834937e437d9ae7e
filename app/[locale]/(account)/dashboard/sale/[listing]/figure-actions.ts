'use server';

import { redirect } from 'next/navigation';
import { salePath } from '@/lib/i18n/routes';
import { switchForm } from '@/lib/sales/sale-forms';
import { requireSellerInAction } from '@/lib/server/auth/current-seller';
import { formAction } from '@/lib/server/http/form-action';
import { setWeeklyFigures } from '@/lib/server/services/reports/weekly-figures';

export const setWeeklyFiguresAction = formAction(switchForm, async ({ isOn, listing }, { locale }) => {
  const actor = await requireSellerInAction(locale, listing, 'figures');
  await setWeeklyFigures(actor, listing, isOn === 'yes');
  redirect(`/${locale}${salePath(listing, 'figures')}?done=${isOn === 'yes' ? 'figuresOn' : 'figuresOff'}`);
});
