import { getTranslations } from 'next-intl/server';
import { RelocationView } from '@/components/services/relocation-view';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/metadata';
import { siteUrl } from '@/lib/server/site-url';
import { forTown, ownTown } from '@/lib/site/own-town';
import type { Metadata } from 'next';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('relocationPage');
  return pageMetadata({
    locale: await currentLocale(),
    path: '/services/relocation',
    title: t(forTown('metaTitle'), { town: ownTown() }),
    description: t(forTown('description'), { town: ownTown() }),
  });
}

export default function RelocationPage() {
  return <RelocationView siteUrl={siteUrl} />;
}
