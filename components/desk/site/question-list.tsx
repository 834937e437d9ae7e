import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { EmptyPage } from '@/components/desk/empty-page/empty-page';
import { buttonClass } from '@/components/ui/button';
import { Table } from '@/components/ui/table';
import { deskPath } from '@/lib/i18n/desk-routes';
import { formatDateTime } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import type { QuestionFields } from '@/lib/writing/written-texts';
import styles from './site-lists.module.scss';
import { ArticleStateLabel } from './article-state-label';

type QuestionListProps = Readonly<{
  questions: readonly Readonly<{
    id: string;
    data: Pick<QuestionFields, 'question'>;
    author: string;
    publishedAt: Date | null;
    updatedAt: Date;
  }>[];
  samples: readonly Readonly<{ id: string; question: string }>[];
  raise: (data: FormData) => Promise<void>;
}>;

export async function QuestionList({ questions, samples, raise }: QuestionListProps) {
  const t = await getTranslations('deskQuestions');
  const tSite = await getTranslations('deskSite');
  const locale = await currentLocale();
  return (
    <>
      {questions.length === 0 ? (
        <EmptyPage drawing="letter" text={t('empty')}>
          <Link href="/dashboard/agency/questions/new" className={buttonClass({ look: 'outline', isSmall: true })}>
            {t('new')}
          </Link>
        </EmptyPage>
      ) : (
        <Table
          caption={t('title')}
          className={styles.table}
          head={[t('columns.question'), t('columns.state'), tSite('columns.changed'), t('columns.order')]}
          rows={questions.map(({ author, data, id, publishedAt, updatedAt }, index) => {
            const name = data.question[locale] || data.question.es || data.question.en;
            return {
              id,
              cells: [
                <Link key="question" href={deskPath('questions', id)}>
                  {name}
                </Link>,
                <ArticleStateLabel key="state" isPublished={publishedAt !== null} gender="f" />,
                tSite('changedBy', { author, time: formatDateTime(updatedAt.toISOString(), locale) }),
                index > 0 && (
                  <form key="raise" action={raise}>
                    <HiddenFields values={{ id, locale }} />
                    <Button type="submit" look="outline" isSmall aria-label={t('raise', { question: name })}>
                      {tSite('raise')}
                    </Button>
                  </form>
                ),
              ],
            };
          })}
        />
      )}
      <section aria-labelledby="samples" className={styles.section}>
        <h2 id="samples">{t('samples')}</h2>
        <p className={styles.lead}>{t('samplesText')}</p>
        <ol>
          {samples.map(({ id, question }) => (
            <li key={id}>
              <Link href={`/faq#${id}`}>{question}</Link>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
