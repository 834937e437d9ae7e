import { getTranslations } from 'next-intl/server';
import { Byline } from '@/components/blog/byline';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { chipClass } from '@/components/ui/chip';
import { Image } from '@/components/ui/image';
import type { Article } from '@/lib/writing/articles';
import { getImage } from '@/lib/site/images';
import { articlesHref, noArticleFilter } from '@/lib/writing/article-filter';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './article-header.module.scss';

export async function ArticleHeader({ article, siteUrl }: { article: Article; siteUrl: URL }) {
  const t = await getTranslations();
  const locale = await currentLocale();
  const { author, category, date, title, excerpt, href, minutes, image, imageAlt, updated } = article;
  return (
    <header>
      <div className="wrap">
        <Breadcrumbs
          trail={[{ name: t('blogPage.name'), href: '/blog' }]}
          current={{ name: title, href }}
          siteUrl={siteUrl}
        />
      </div>
      <div className={styles.opening}>
        <div className={styles.text}>
          <Link href={articlesHref({ ...noArticleFilter, category })} className={chipClass({ isTag: true })}>
            {t(`articleCategories.${category}`)}
          </Link>
          <h1>{title}</h1>
          <p className="lead">{excerpt}</p>
          <Byline author={author} date={date} updated={updated} minutes={minutes} />
        </div>
        <div className={styles.media}>
          <Image
            image={{ ...getImage(image, locale), ...(imageAlt && { alt: imageAlt }) }}
            sizes="(min-width: 1024px) 50vw, 100vw"
            isPriority
          />
        </div>
      </div>
    </header>
  );
}
