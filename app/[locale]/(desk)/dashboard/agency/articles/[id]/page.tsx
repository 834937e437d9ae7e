import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { WrittenEditor } from '@/components/desk/site/written-editor';
import { articleGroups } from '@/components/desk/site/writing-groups';
import { recordValues } from '@/lib/forms/record-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import { currentLocale } from '@/lib/i18n/locale';
import { articlePath } from '@/lib/i18n/routes';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { readDeskArticle } from '@/lib/server/services/site/desk-articles';
import { single, type Query } from '@/lib/text/query';
import { articleDraft } from '@/lib/writing/written-texts';
import type { Metadata } from 'next';
import { uploadedOf } from '@/app/[locale]/(desk)/dashboard/agency/site/uploaded';
import { saveArticleAction, withdrawArticleAction } from '@/app/[locale]/(desk)/dashboard/agency/articles/actions';

type ArticlePageProps = { params: Promise<{ id: string }>; searchParams: Promise<Query> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('deskArticles');
  return deskMetadata(t('one'));
}

export default withDatabaseFallback(async function DeskArticlePage({ params, searchParams }: ArticlePageProps) {
  const { id } = await params;
  const query = await searchParams;
  const locale = await currentLocale();
  const actor = await requireStaff(locale, deskPath('articles', id), 'site.edit');
  const article = await readDeskArticle(actor, id);
  if (!article) redirect(`/${locale}/dashboard/agency/articles?notice=gone`);
  const fields = articleDraft.parse(article.data);
  return (
    <WrittenEditor
      actor={actor}
      kind="articles"
      id={id}
      title={fields.title[locale] || fields.title.es || fields.title.en}
      version={article.editVersion}
      values={{ ...recordValues(fields), ...uploadedOf(query) }}
      isPublished={article.publishedAt !== null}
      onSite={articlePath(id)}
      groups={await articleGroups()}
      actions={{ save: saveArticleAction, withdraw: withdrawArticleAction }}
      notice={single(query, 'notice')}
    />
  );
});
