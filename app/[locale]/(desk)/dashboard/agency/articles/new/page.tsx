import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { RecordForm } from '@/components/desk/site/record-form';
import { recordTexts } from '@/components/desk/site/record-texts';
import { articleGroups } from '@/components/desk/site/writing-groups';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { listTeam } from '@/lib/site/team';
import type { Query } from '@/lib/text/query';
import type { Metadata } from 'next';
import { uploadedOf } from '@/app/[locale]/(desk)/dashboard/agency/site/uploaded';
import { saveArticleAction } from '@/app/[locale]/(desk)/dashboard/agency/articles/actions';

type NewArticlePageProps = { searchParams: Promise<Query> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('deskArticles');
  return deskMetadata(t('new'));
}

export default withDatabaseFallback(async function NewArticlePage({ searchParams }: NewArticlePageProps) {
  const locale = await currentLocale();
  const query = await searchParams;
  const path = '/dashboard/agency/articles/new';
  const actor = await requireStaff(locale, path, 'site.edit');
  const t = await getTranslations('deskArticles');
  const values = { category: 'market', author: listTeam(locale)[0]?.id ?? '', ...uploadedOf(query) };
  return (
    <DeskFrame actor={actor} current="articles" title={t('new')}>
      <RecordForm
        action={saveArticleAction}
        initial={{ serial: 0, version: 0, values }}
        groups={await articleGroups()}
        operations={[
          { operation: 'save', label: t('saveDraft') },
          { operation: 'preview', label: t('preview') },
          { operation: 'publish', label: t('publish') },
        ]}
        texts={await recordTexts()}
        hidden={{ locale, id: '' }}
        returnTo={`/${locale}${path}`}
      />
    </DeskFrame>
  );
});
