import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { DeskArticleList } from '@/components/desk/site/desk-article-list';
import { Notice } from '@/components/desk/site/notice';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { listDeskArticles } from '@/lib/server/services/site/desk-articles';
import { single, type Query } from '@/lib/text/query';
import { listArticles } from '@/lib/writing/articles';
import type { Metadata } from 'next';

type ArticlesPageProps = { searchParams: Promise<Query> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('deskArticles');
  return deskMetadata(t('title'));
}

export default withDatabaseFallback(async function ArticlesPage({ searchParams }: ArticlesPageProps) {
  const locale = await currentLocale();
  const query = await searchParams;
  const actor = await requireStaff(locale, '/dashboard/agency/articles', 'site.edit');
  const t = await getTranslations('deskArticles');
  const articles = await listDeskArticles(actor);
  const own = new Set(articles.map(({ id }) => id));
  const add = (
    <Link href="/dashboard/agency/articles/new" className={buttonClass({ isSmall: true })}>
      {t('new')}
    </Link>
  );
  return (
    <DeskFrame actor={actor} current="articles" title={t('title')} action={add}>
      <Notice code={single(query, 'notice')} />
      <DeskArticleList articles={articles} samples={listArticles(locale).filter(({ id }) => !own.has(id))} />
    </DeskFrame>
  );
});
