import { getTranslations } from 'next-intl/server';
import { BuyPage } from '@/components/listings/buy-page/buy-page';
import { readBuyPage } from '@/lib/listings/list/buy-page';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/metadata';
import { siteUrl } from '@/lib/server/site-url';
import { forTown, ownTown } from '@/lib/site/own-town';

export async function generateMetadata() {
  const t = await getTranslations('buyPage');
  return pageMetadata({
    locale: await currentLocale(),
    path: '/comprar',
    title: t(forTown('metaTitle'), { town: ownTown() }),
    description: t(forTown('metaDescription'), { town: ownTown() }),
  });
}

export default async function ComprarPage() {
  return <BuyPage view={readBuyPage(await currentLocale())} siteUrl={siteUrl} />;
}
