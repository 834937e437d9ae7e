import { getTranslations } from 'next-intl/server';
import { Actions } from '@/components/ui/actions';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { buttonClass } from '@/components/ui/button';
import { Image } from '@/components/ui/image';
import type { LandingContent } from '@/lib/landing/landing-page';
import { Link } from '@/lib/i18n/link';
import { forTown } from '@/lib/site/own-town';
import { LatestListing } from './latest-listing';
import styles from './buy-and-sell.module.scss';

const BUY_SIZES = '(min-width: 1320px) calc(50vw + 92px), (min-width: 1024px) 60vw, 92vw';
const SELL_SIZES = '(min-width: 1320px) 400px, (min-width: 1024px) 30vw, (min-width: 640px) 42vw, 92vw';

export async function BuyAndSell({ buy, sell, latest, count, saleDays }: LandingContent['ways']) {
  const t = await getTranslations('landingPage.ways');
  return (
    <div className={`wrap ${styles.ways}`}>
      <section className={styles.buy} aria-labelledby="buy-title">
        <Image image={buy} sizes={BUY_SIZES} className={styles.buyImage} />
        <div className={styles.buyText}>
          <div>
            <h2 id="buy-title">{t('buy.title')}</h2>
            <p>{t('buy.text')}</p>
          </div>
          <Actions className={styles.actions}>
            <Link href="/comprar" className={buttonClass()}>
              {t('buy.action')}
            </Link>
            <Link href="/properties" className={arrowLinkClass}>
              <ArrowLabel>{count === 0 ? t('buy.none') : t('buy.all', { count })}</ArrowLabel>
            </Link>
          </Actions>
        </div>
        {latest.length > 0 && (
          <div className={styles.latest}>
            <h3>{t(forTown('buy.latest'))}</h3>
            <ul className={styles.listings}>
              {latest.map((card) => (
                <LatestListing key={card.id} card={card} />
              ))}
            </ul>
          </div>
        )}
      </section>
      <section className={styles.sell} aria-labelledby="sell-title">
        <Image image={sell} sizes={SELL_SIZES} className={styles.sellImage} />
        <div className={styles.sellText}>
          <h2 id="sell-title">{t('sell.title')}</h2>
          <p>{t(forTown('sell.text'), saleDays)}</p>
          <p>
            <Link href="/sell" className={arrowLinkClass}>
              <ArrowLabel>{t('sell.action')}</ArrowLabel>
            </Link>
          </p>
          <p>
            <Link href="/sell/demo" className={arrowLinkClass}>
              <ArrowLabel>{t('sell.demo')}</ArrowLabel>
            </Link>
          </p>
        </div>
      </section>
    </div>
  );
}
