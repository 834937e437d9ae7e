import { ArrowRight } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { SearchLineForm } from '@/components/layout/search-line/search-line';
import { Actions } from '@/components/ui/actions';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Image } from '@/components/ui/image';
import type { LandingContent } from '@/lib/landing/landing-page';
import { Link } from '@/lib/i18n/link';
import { forTown, ownTown } from '@/lib/site/own-town';
import styles from './hero.module.scss';

export async function Hero({ wide, tall, newest }: LandingContent['hero']) {
  const t = await getTranslations('landingPage.hero');
  return (
    <section className={styles.hero} aria-labelledby="hero-title" data-hero>
      <div className={styles.sky}>
        <Image image={wide} narrow={tall} sizes="100vw" isPriority className={styles.image} />
      </div>
      <div className={styles.step}>
        <h1 id="hero-title">{t(forTown('title'), { town: ownTown() })}</h1>
        <p>{t('lead')}</p>
        <SearchLineForm className={styles.search} />
        <Actions className={styles.actions}>
          <Link href="/comprar" className={buttonClass()}>
            {t('buy')}
          </Link>
          <Link href="/sell" className={buttonClass({ look: 'outline' })}>
            {t('sell')}
          </Link>
        </Actions>
      </div>
      {newest && (
        <Link href={newest.href} className={styles.newest}>
          {t('newest', { title: newest.title, price: newest.price, energy: newest.energyLabel })}
          <Icon node={ArrowRight} />
        </Link>
      )}
    </section>
  );
}
