import { getTranslations } from 'next-intl/server';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { Image } from '@/components/ui/image';
import type { LandingContent } from '@/lib/landing/landing-page';
import { areaHref } from '@/lib/site/areas';
import { Link } from '@/lib/i18n/link';
import styles from './latest-articles.module.scss';

const TALL_SIZES = '(min-width: 1320px) 500px, (min-width: 1024px) 38vw, 280px';
const ROW_SIZES = '(min-width: 1320px) 270px, (min-width: 1024px) 21vw, 280px';

export async function LatestArticles({ guides, resources, blog, articles, areas }: LandingContent['reading']) {
  const t = await getTranslations('landingPage.reading');
  return (
    <section className={`wrap section ${styles.grid}`} aria-labelledby="reading-title">
      <h2 id="reading-title" className={styles.head}>
        {t('title')}
      </h2>
      <div className={styles.cards}>
        <article className={styles.tall}>
          <Image image={guides} sizes={TALL_SIZES} isDecorative className={styles.tallImage} />
          <div className={styles.text}>
            <h3>{t('guides.title')}</h3>
            <p>{t('guides.text')}</p>
            <Link href="/guides" className={arrowLinkClass}>
              <ArrowLabel>{t('guides.action')}</ArrowLabel>
            </Link>
          </div>
        </article>
        <article className={styles.row}>
          <Image image={resources} sizes={ROW_SIZES} isDecorative className={styles.rowImage} />
          <div className={styles.text}>
            <h3>{t('resources.title')}</h3>
            <p>{t('resources.text')}</p>
            <Link href="/recursos" className={arrowLinkClass}>
              <ArrowLabel>{t('resources.action')}</ArrowLabel>
            </Link>
          </div>
        </article>
        <article className={styles.row}>
          <Image image={blog} sizes={ROW_SIZES} isDecorative className={styles.rowImage} />
          <div className={styles.text}>
            <h3>{t('blog.title')}</h3>
            {articles.length === 0 && <p>{t('blog.none')}</p>}
            <ul className={styles.articles}>
              {articles.map(({ id, href, title, minutes }) => (
                <li key={id}>
                  <Link href={href}>
                    {title}
                    <span>{t('blog.minutes', { minutes })}</span>
                  </Link>
                </li>
              ))}
            </ul>
            <Link href="/blog" className={arrowLinkClass}>
              <ArrowLabel>{t('blog.action')}</ArrowLabel>
            </Link>
          </div>
        </article>
      </div>
      {areas.length > 0 && (
        <div className={styles.areas}>
          <h3>{t('areas')}</h3>
          <ul>
            {areas.map((area) => (
              <li key={area.id}>
                <Link href={areaHref(area)}>{area.name}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
