import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Image } from '@/components/ui/image';
import type { ArticleSummary } from '@/lib/writing/articles';
import type { GuideSummary } from '@/lib/writing/guides';
import { getImage } from '@/lib/site/images';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './guide-next.module.scss';

type GuideNextProps = { articles: readonly ArticleSummary[]; guides: readonly GuideSummary[] };

export async function GuideNext({ articles, guides }: GuideNextProps) {
  const t = await getTranslations('guidePage');
  const locale = await currentLocale();
  return (
    <div className={styles.band}>
      <div className={`wrap ${styles.columns}`}>
        <section aria-labelledby="guide-articles">
          <h2 id="guide-articles">{t('articles')}</h2>
          <ul className={styles.articles}>
            {articles.map(({ id, href, title, image }) => (
              <li key={id} className={styles.article}>
                <Image image={getImage(image, locale)} sizes="8rem" isDecorative className={styles.image} />
                <h3>
                  <Link href={href}>{title}</Link>
                </h3>
              </li>
            ))}
          </ul>
        </section>
        <div className={styles.side}>
          <section aria-labelledby="guide-next">
            <h2 id="guide-next">{t('next')}</h2>
            <ul className={styles.guides}>
              {guides.map(({ id, href, title }) => (
                <li key={id}>
                  <Link href={href}>{title}</Link>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="guide-help" className={`onDark ${styles.help}`}>
            <h2 id="guide-help">{t('help')}</h2>
            <p>{t('helpText')}</p>
            <Link href="/book-consultation" className={buttonClass()}>
              {t('book')}
            </Link>
          </section>
        </div>
      </div>
    </div>
  );
}
