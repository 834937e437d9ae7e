import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { Notice } from '@/components/desk/site/notice';
import { RecordForm } from '@/components/desk/site/record-form';
import { recordTexts } from '@/components/desk/site/record-texts';
import { StateLabel } from '@/components/desk/site/state-label';
import { WithdrawForm } from '@/components/desk/site/withdraw-form';
import { articleGroups } from '@/components/desk/site/writing-groups';
import { recordValues } from '@/lib/forms/record-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { articlePath } from '@/lib/i18n/routes';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { readDeskArticle } from '@/lib/server/services/articles/desk-articles';
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
  const [{ id }, query, locale] = [await params, await searchParams, await currentLocale()];
  const path = deskPath('articles', id);
  const actor = await requireStaff(locale, path, 'site.edit');
  const article = await readDeskArticle(actor, id);
  if (!article) redirect(`/${locale}/dashboard/agency/articles?notice=gone`);
  const t = await getTranslations('deskArticles');
  const fields = articleDraft.parse(article.data);
  const isPublished = article.publishedAt !== null;
  const hidden = { locale, id };
  const preview = { operation: 'preview', label: t('preview') };
  const operations = isPublished
    ? [{ operation: 'save', label: t('savePublished') }, preview]
    : [{ operation: 'publish', label: t('publish') }, { operation: 'save', label: t('saveDraft') }, preview];
  return (
    <DeskFrame
      actor={actor}
      current="articles"
      title={fields.title[locale] || fields.title.es || fields.title.en}
      action={<StateLabel isPublished={isPublished} gender="m" />}
    >
      {isPublished && (
        <p>
          <Link href={articlePath(id)}>{t('onSite')}</Link>
        </p>
      )}
      <RecordForm
        notice={<Notice code={single(query, 'notice')} />}
        key={article.editVersion}
        action={saveArticleAction}
        initial={{
          serial: 0,
          version: article.editVersion,
          values: { ...recordValues(fields), ...uploadedOf(query) },
        }}
        groups={await articleGroups()}
        operations={operations}
        texts={await recordTexts()}
        hidden={hidden}
        returnTo={`/${locale}${path}`}
      />
      {isPublished && (
        <WithdrawForm action={withdrawArticleAction} hidden={hidden} label={t('withdraw')} text={t('withdrawText')} />
      )}
    </DeskFrame>
  );
});
