import { Rss } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { NewsletterForm } from '@/components/layout/newsletter-form/newsletter-form';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { Icon } from '@/components/ui/icon';
import type { ArticleSummary } from '@/lib/writing/articles';
import { formatDate } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { guidePath } from '@/lib/i18n/routes';
import { feedPath } from '@/lib/seo/feed';
import styles from './blog-extras.module.scss';

export async function BlogExtras({ popular }: { popular: readonly ArticleSummary[] }) {
  const t = await getTranslations('blogPage');
  const locale = await currentLocale();
  return (
    <div className={styles.extras}>
      {popular.length > 0 && (
        <section aria-labelledby="blog-popular">
          <h2 id="blog-popular" className={styles.heading}>
            {t('popular')}
          </h2>
          <ul className={styles.list}>
            {popular.map(({ id, href, title, date }) => (
              <li key={id}>
                <Link href={href}>{title}</Link>
                <time dateTime={date}>{formatDate(date, locale)}</time>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="blog-guide" className={`sand ${styles.guide}`}>
        <h2 id="blog-guide">{t('guideTitle')}</h2>
        <p>{t('guideText')}</p>
        <NewsletterForm place="blog" />
        <Link href={guidePath('comprar')} className={arrowLinkClass}>
          <ArrowLabel>{t('guideLink')}</ArrowLabel>
        </Link>
      </section>
      <a href={feedPath(locale)} type="application/rss+xml" className={styles.feed}>
        <Icon node={Rss} />
        {t('feed')}
      </a>
    </div>
  );
}
