import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { QuestionList } from '@/components/desk/site/question-list';
import { Notice } from '@/components/desk/site/notice';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { listDeskQuestions } from '@/lib/server/services/site/desk-questions';
import { single, type Query } from '@/lib/text/query';
import { listFaqs } from '@/lib/writing/faqs';
import type { Metadata } from 'next';
import { raiseQuestionAction } from './actions';

type QuestionsPageProps = { searchParams: Promise<Query> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('deskQuestions');
  return deskMetadata(t('title'));
}

export default withDatabaseFallback(async function QuestionsPage({ searchParams }: QuestionsPageProps) {
  const locale = await currentLocale();
  const query = await searchParams;
  const actor = await requireStaff(locale, '/dashboard/agency/questions', 'site.edit');
  const t = await getTranslations('deskQuestions');
  const questions = await listDeskQuestions(actor);
  const own = new Set(questions.map(({ id }) => id));
  const add = (
    <Link href="/dashboard/agency/questions/new" className={buttonClass({ isSmall: true })}>
      {t('new')}
    </Link>
  );
  return (
    <DeskFrame actor={actor} current="questions" title={t('title')} action={add}>
      <Notice code={single(query, 'notice')} />
      <QuestionList
        raise={raiseQuestionAction}
        questions={questions}
        samples={listFaqs(locale).filter(({ id }) => !own.has(id))}
      />
    </DeskFrame>
  );
});
