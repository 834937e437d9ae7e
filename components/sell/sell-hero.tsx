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

const IMAGE_SIZES = '(min-width: 64rem) 75rem, 100vw';

type SellHeroProps = { image: SellContent['images']['hero']; siteUrl: URL };

export async function SellHero({ image, siteUrl }: SellHeroProps) {
  const t = await getTranslations('sellPage');
  return (
    <div className={`wrap ${styles.hero}`}>
      <Breadcrumbs current={{ name: t('title'), href: '/sell' }} siteUrl={siteUrl} />
      <h1>{t(forTown('hero.title'), { town: ownTown() })}</h1>
      <Actions>
        <a href={`#${CONTACT_ID}`} className={buttonClass()}>
          {t('hero.action')}
        </a>
        <Link href="/contact" className={arrowLinkClass}>
          <ArrowLabel>{t('hero.contact')}</ArrowLabel>
        </Link>
      </Actions>
      <Image image={image} sizes={IMAGE_SIZES} isPriority className={styles.image} />
      <SearchBox />
      <p className={styles.lead}>{t('hero.lead')}</p>
    </div>
  );
}
