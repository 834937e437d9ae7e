import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Image } from '@/components/ui/image';
import type { BuyPageView } from '@/lib/listings/list/buy-page';
import { declaredImage } from '@/lib/site/declared-image';
import { currentLocale } from '@/lib/i18n/locale';
import { forTown, ownTown } from '@/lib/site/own-town';
import { BuyingSteps } from './buying-steps';
import styles from './buy-page.module.scss';
import { BuySearch } from './buy-search';
import { FirstListings } from './first-listings';
import { TypeTiles } from './type-tiles';

export async function BuyPage({ view, siteUrl }: { view: BuyPageView; siteUrl: URL }) {
  const t = await getTranslations('buyPage');
  const locale = await currentLocale();

  return (
    <>
      <div className={styles.hero}>
        <div className={styles.text}>
          <Breadcrumbs current={{ name: t('crumb'), href: '/comprar' }} siteUrl={siteUrl} />
          <h1>{t(forTown('title'), { town: ownTown() })}</h1>
          <p className="lead">{t('lead')}</p>
        </div>
        <Image
          className={styles.image}
          image={declaredImage('kitchen-ink', locale)}
          sizes="(min-width: 1024px) 60vw, 100vw"
          isPriority
        />
        <BuySearch placeNames={view.placeNames} />
      </div>
      <FirstListings listings={view.listings} total={view.counts.all} />
      <TypeTiles counts={view.counts} />
      <BuyingSteps />
    </>
  );
}
