import { getTranslations } from 'next-intl/server';
import type { ListingCode } from '@/lib/listings/desk/step-forms';

export async function formErrors(): Promise<Readonly<Record<ListingCode, string>>> {
  const t = await getTranslations('deskHome.errors');
  const common = await getTranslations('common');
  return {
    price: t('price'),
    largePrice: t('largePrice', { before: '{before}', after: '{after}', percent: '{percent}' }),
    day: t('day'),
    agreed: t('agreed'),
    reason: t('reason'),
    unconfirmed: t('unconfirmed'),
    conflict: t('conflict'),
    incomplete: t('incomplete'),
    unchanged: t('unchanged'),
    gone: t('gone'),
    failed: common('lost'),
  };
}
