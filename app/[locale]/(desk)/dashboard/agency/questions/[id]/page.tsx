import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { WrittenEditor } from '@/components/desk/site/written-editor';
import { questionGroups } from '@/components/desk/site/writing-groups';
import { recordValues } from '@/lib/forms/record-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { readDeskQuestion } from '@/lib/server/services/site/desk-questions';
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
  const { id } = await params;
  const query = await searchParams;
  const locale = await currentLocale();
  const actor = await requireStaff(locale, deskPath('questions', id), 'site.edit');
  const question = await readDeskQuestion(actor, id);
  if (!question) redirect(`/${locale}/dashboard/agency/questions?notice=gone`);
  const fields = questionDraft.parse(question.data);
  return (
    <WrittenEditor
      actor={actor}
      kind="questions"
      id={id}
      title={fields.question[locale] || fields.question.es || fields.question.en}
      version={question.editVersion}
      values={recordValues(fields)}
      isPublished={question.publishedAt !== null}
      onSite={`/faq#${id}`}
      groups={await questionGroups()}
      actions={{ save: saveQuestionAction, withdraw: withdrawQuestionAction }}
      notice={single(query, 'notice')}
    />
  );
});
