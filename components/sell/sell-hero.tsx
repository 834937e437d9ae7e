import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Actions } from '@/components/ui/actions';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { buttonClass } from '@/components/ui/button';
import { Image } from '@/components/ui/image';
import type { SellContent } from '@/lib/landing/sell-page';
import { Link } from '@/lib/i18n/link';
import { forTown, ownTown } from '@/lib/site/own-town';
import { CONTACT_ID } from './contact-anchor';
import { SearchBox } from './search-box';
import styles from './sell-hero.module.scss';

type SellHeroProps = { image: SellContent['images']['hero']; siteUrl: URL };

export async function SellHero({ image, siteUrl }: SellHeroProps) {
  const t = await getTranslations('sellPage');
  return (
    <>
      <div className={`wrap ${styles.text}`}>
        <Breadcrumbs current={{ name: t('title'), href: '/sell' }} siteUrl={siteUrl} />
        <h1>{t(forTown('hero.title'), { town: ownTown() })}</h1>
        <SearchBox />
        <div className={styles.side}>
          <p className="lead">{t('hero.lead')}</p>
          <Actions>
            <a href={`#${CONTACT_ID}`} className={buttonClass()}>
              {t('hero.action')}
            </a>
            <Link href="/contact" className={arrowLinkClass}>
              <ArrowLabel>{t('hero.contact')}</ArrowLabel>
            </Link>
          </Actions>
        </div>
      </div>
      <Image image={image} sizes="100vw" isPriority className={styles.image} />
    </>
  );
}
