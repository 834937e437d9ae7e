import { getTranslations } from 'next-intl/server';
import { Actions } from '@/components/ui/actions';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { buttonClass } from '@/components/ui/button';
import { Image } from '@/components/ui/image';
import type { LandingContent } from '@/lib/landing/landing-page';
import { Link } from '@/lib/i18n/link';
import { forTown } from '@/lib/site/own-town';
import type { ReactElement } from 'react';
import styles from './buy-and-sell.module.scss';

const IMAGE_SIZES = '(min-width: 1320px) calc(50vw + 92px), (min-width: 1024px) 60vw, (min-width: 640px) 42vw, 92vw';

type Ways = Omit<LandingContent['ways'], 'latest'> & Readonly<{ latest: readonly ReactElement[] }>;

export async function BuyAndSell({ buy, sell, latest, count, saleDays }: Ways) {
  const t = await getTranslations('landingPage.ways');
  return (
    <div className={`wrap ${styles.ways}`}>
      <section className={styles.buy} aria-labelledby="buy-title">
        <div className={styles.way}>
          <Image image={buy} sizes={IMAGE_SIZES} className={styles.buyImage} />
          <div className={styles.text}>
            <h2 id="buy-title">{t('buy.title')}</h2>
            <p>{t('buy.text')}</p>
            <Actions>
              <Link href="/comprar" className={buttonClass()}>
                {t('buy.action')}
              </Link>
              <Link href="/properties" className={arrowLinkClass}>
                <ArrowLabel>{count === 0 ? t('buy.none') : t('buy.all', { count })}</ArrowLabel>
              </Link>
            </Actions>
          </div>
        </div>
        {latest.length > 0 && (
          <>
            <p className={styles.latest}>{t(forTown('buy.latest'))}</p>
            <ul className={styles.listings}>
              {latest.map((card) => (
                <li key={card.key}>{card}</li>
              ))}
            </ul>
          </>
        )}
      </section>
      <section className={`${styles.way} ${styles.sell}`} aria-labelledby="sell-title">
        <Image image={sell} sizes={IMAGE_SIZES} className={styles.sellImage} />
        <div className={styles.text}>
          <h2 id="sell-title">{t('sell.title')}</h2>
          <p>{t(forTown('sell.text'), saleDays)}</p>
          <Actions>
            <Link href="/sell" className={arrowLinkClass}>
              <ArrowLabel>{t('sell.action')}</ArrowLabel>
            </Link>
            <Link href="/sell/demo" className={arrowLinkClass}>
              <ArrowLabel>{t('sell.demo')}</ArrowLabel>
            </Link>
          </Actions>
        </div>
      </section>
    </div>
  );
}
