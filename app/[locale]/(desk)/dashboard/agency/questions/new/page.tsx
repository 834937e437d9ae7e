import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { RecordForm } from '@/components/desk/site/record-form';
import { recordTexts } from '@/components/desk/site/record-texts';
import { questionGroups } from '@/components/desk/site/writing-groups';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import type { Metadata } from 'next';
import { saveQuestionAction } from '@/app/[locale]/(desk)/dashboard/agency/questions/actions';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('deskQuestions');
  return deskMetadata(t('new'));
}

export default withDatabaseFallback(async function NewQuestionPage() {
  const locale = await currentLocale();
  const path = '/dashboard/agency/questions/new';
  const actor = await requireStaff(locale, path, 'site.edit');
  const t = await getTranslations('deskQuestions');
  return (
    <DeskFrame actor={actor} current="questions" title={t('new')}>
      <RecordForm
        action={saveQuestionAction}
        initial={{ serial: 0, version: 0, values: {} }}
        groups={await questionGroups()}
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
