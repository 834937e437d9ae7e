import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from './metadata';
import type { Metadata } from 'next';

export async function searchMetadata(): Promise<Metadata> {
  const t = await getTranslations('searchPage');
  return pageMetadata({
    locale: await currentLocale(),
    path: '/search',
    title: t('title'),
    description: t('description'),
    isIndexed: false,
  });
}
