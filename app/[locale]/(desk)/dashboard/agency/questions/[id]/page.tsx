import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { Notice } from '@/components/desk/site/notice';
import { RecordForm } from '@/components/desk/site/record-form';
import { recordTexts } from '@/components/desk/site/record-texts';
import { StateLabel } from '@/components/desk/site/state-label';
import { WithdrawForm } from '@/components/desk/site/withdraw-form';
import { questionGroups } from '@/components/desk/site/writing-groups';
import { recordValues } from '@/lib/forms/record-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { readDeskQuestion } from '@/lib/server/services/articles/desk-questions';
import { single, type Query } from '@/lib/text/query';
import { questionDraft } from '@/lib/writing/written-texts';
import type { Metadata } from 'next';
import { saveQuestionAction, withdrawQuestionAction } from '@/app/[locale]/(desk)/dashboard/agency/questions/actions';

type QuestionPageProps = { params: Promise<{ id: string }>; searchParams: Promise<Query> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('deskQuestions');
  return deskMetadata(t('one'));
}

export default withDatabaseFallback(async function DeskQuestionPage({ params, searchParams }: QuestionPageProps) {
  const [{ id }, query, locale] = [await params, await searchParams, await currentLocale()];
  const path = deskPath('questions', id);
  const actor = await requireStaff(locale, path, 'site.edit');
  const question = await readDeskQuestion(actor, id);
  if (!question) redirect(`/${locale}/dashboard/agency/questions?notice=gone`);
  const t = await getTranslations('deskQuestions');
  const fields = questionDraft.parse(question.data);
  const isPublished = question.publishedAt !== null;
  const hidden = { locale, id };
  const preview = { operation: 'preview', label: t('preview') };
  const operations = isPublished
    ? [{ operation: 'save', label: t('savePublished') }, preview]
    : [{ operation: 'publish', label: t('publish') }, { operation: 'save', label: t('saveDraft') }, preview];
  return (
    <DeskFrame
      actor={actor}
      current="questions"
      title={fields.question[locale] || fields.question.es || fields.question.en}
      action={<StateLabel isPublished={isPublished} gender="f" />}
    >
      {isPublished && (
        <p>
          <Link href={`/faq#${id}`}>{t('onSite')}</Link>
        </p>
      )}
      <RecordForm
        notice={<Notice code={single(query, 'notice')} />}
        key={question.editVersion}
        action={saveQuestionAction}
        initial={{
          serial: 0,
          version: question.editVersion,
          values: recordValues(fields),
        }}
        groups={await questionGroups()}
        operations={operations}
        texts={await recordTexts()}
        hidden={hidden}
        returnTo={`/${locale}${path}`}
      />
      {isPublished && (
        <WithdrawForm action={withdrawQuestionAction} hidden={hidden} label={t('withdraw')} text={t('withdrawText')} />
      )}
    </DeskFrame>
  );
});
