import { getTranslations } from 'next-intl/server';
import { EmptyPage } from '@/components/desk/empty-page/empty-page';
import { buttonClass } from '@/components/ui/button';
import { Table } from '@/components/ui/table';
import { deskPath } from '@/lib/i18n/desk-routes';
import { formatDate, formatDateTime } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import type { ArticleSummary } from '@/lib/writing/articles';
import type { ArticleFields } from '@/lib/writing/written-texts';
import styles from './site-lists.module.scss';
import { ArticleStateLabel } from './article-state-label';

type ArticleListProps = Readonly<{
  articles: readonly Readonly<{
    id: string;
    data: Pick<ArticleFields, 'category' | 'title'>;
    author: string;
    publishedAt: Date | null;
    updatedAt: Date;
  }>[];
  samples: readonly ArticleSummary[];
}>;

export async function DeskArticleList({ articles, samples }: ArticleListProps) {
  const t = await getTranslations('deskArticles');
  const tSite = await getTranslations('deskSite');
  const tCategory = await getTranslations('articleCategories');
  const locale = await currentLocale();
  return (
    <>
      {articles.length === 0 ? (
        <EmptyPage drawing="letter" text={t('empty')}>
          <Link href="/dashboard/agency/articles/new" className={buttonClass({ look: 'outline', isSmall: true })}>
            {t('new')}
          </Link>
        </EmptyPage>
      ) : (
        <Table
          caption={t('title')}
          className={styles.table}
          head={[t('columns.title'), t('columns.state'), t('columns.category'), tSite('columns.changed')]}
          rows={articles.map(({ author, data, id, publishedAt, updatedAt }) => ({
            id,
            cells: [
              <Link key="title" href={deskPath('articles', id)}>
                {data.title[locale] || data.title.es || data.title.en}
              </Link>,
              <ArticleStateLabel key="state" isPublished={publishedAt !== null} gender="m" />,
              tCategory(data.category),
              tSite('changedBy', { author, time: formatDateTime(updatedAt.toISOString(), locale) }),
            ],
          }))}
        />
      )}
      {samples.length > 0 && (
        <section aria-labelledby="samples" className={styles.section}>
          <h2 id="samples">{t('samples')}</h2>
          <p className={styles.lead}>{t('samplesText')}</p>
          <Table
            labelledBy="samples"
            className={styles.table}
            head={[t('columns.title'), t('columns.category'), t('columns.date')]}
            rows={samples.map(({ category, date, href, id, title }) => ({
              id,
              cells: [
                <Link key="title" href={href}>
                  {title}
                </Link>,
                tCategory(category),
                formatDate(date, locale),
              ],
            }))}
          />
        </section>
      )}
    </>
  );
}
