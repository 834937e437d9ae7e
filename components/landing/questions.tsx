import { getTranslations } from 'next-intl/server';
import { Accordion } from '@/components/ui/accordion';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { RichText } from '@/components/ui/rich-text';
import type { LandingContent } from '@/lib/landing/landing-page';
import { Link } from '@/lib/i18n/link';
import styles from './questions.module.scss';

export async function Questions({ shown, more }: LandingContent['questions']) {
  const t = await getTranslations('landingPage.questions');
  const items = shown.map(({ id, question, answer }) => ({
    id,
    title: question,
    content: <RichText html={answer} />,
  }));
  return (
    <section className={`wrap section ${styles.grid}`} aria-labelledby="questions-title">
      <div className={styles.head}>
        <h2 id="questions-title">{t('title')}</h2>
        <p className="soft">{t('text', { count: more })}</p>
        <Link href="/faq" className={arrowLinkClass}>
          <ArrowLabel>{t('action')}</ArrowLabel>
        </Link>
      </div>
      <div className={styles.list}>
        <Accordion name="questions" items={items} isFirstOpen />
      </div>
    </section>
  );
}
