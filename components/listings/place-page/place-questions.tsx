import { getTranslations } from 'next-intl/server';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { Link } from '@/lib/i18n/link';
import type { PlaceQuestion } from '@/lib/places/place-questions';
import styles from './place-questions.module.scss';

export async function PlaceQuestions({ questions }: { questions: readonly PlaceQuestion[] }) {
  if (questions.length === 0) return null;
  const t = await getTranslations('placePage');
  return (
    <section className={`wrap section ${styles.section}`} aria-labelledby="place-questions">
      <h2 id="place-questions">{t('questions.heading')}</h2>
      <div className={styles.questions}>
        {questions.map(({ id, answer, href, question }) => (
          <div key={id}>
            <h3>{question}</h3>
            <p>{answer}</p>
            {href && (
              <Link href={href} className={arrowLinkClass}>
                <ArrowLabel>{t('calculator')}</ArrowLabel>
              </Link>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
