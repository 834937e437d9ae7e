import { getTranslations } from 'next-intl/server';
import type { LegalId } from '@/lib/site/legal';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from './metadata';
import type { Metadata } from 'next';

export async function legalMetadata(id: LegalId): Promise<Metadata> {
  const t = await getTranslations(`legalPage.${id}`);
  return pageMetadata({
    locale: await currentLocale(),
    path: `/${id}`,
    title: t('title'),
    description: t('description'),
  });
}
