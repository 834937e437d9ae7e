import { getTranslations } from 'next-intl/server';
import { NewsletterForm } from '@/components/layout/newsletter-form/newsletter-form';
import { FormMessage } from '@/components/ui/form-message';
import styles from './newsletter-view.module.scss';

type NewsletterViewProps = { isDone: boolean; problem: 'invalid' | 'tooMany' | 'failed' | undefined };

/** The newsletter form on a page of its own, with what became of it. */
export async function NewsletterView({ isDone, problem }: NewsletterViewProps) {
  const t = await getTranslations('newsletter');
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('page.heading')}</h1>
      {isDone && <FormMessage kind="success">{t('success')}</FormMessage>}
      {problem && <FormMessage kind="error">{t(`problems.${problem}`)}</FormMessage>}
      {!isDone && <NewsletterForm place="page" />}
    </div>
  );
}
