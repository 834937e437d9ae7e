import { getTranslations } from 'next-intl/server';
import { ResultPage } from '@/components/layout/result-page/result-page';
import { NewsletterForm } from '@/components/layout/newsletter-form/newsletter-form';
import { FormMessage } from '@/components/ui/form-message';

type NewsletterViewProps = { isDone: boolean; problem: 'invalid' | 'tooMany' | 'failed' | undefined };

export async function NewsletterView({ isDone, problem }: NewsletterViewProps) {
  const t = await getTranslations('newsletter');
  return (
    <ResultPage heading={t('page.heading')}>
      {isDone && <FormMessage kind="success">{t('success')}</FormMessage>}
      {problem && <FormMessage kind="error">{t(`problems.${problem}`)}</FormMessage>}
      {!isDone && <NewsletterForm place="page" />}
    </ResultPage>
  );
}
