import { getTranslations } from 'next-intl/server';
import { ResultPage } from '@/components/layout/result-page/result-page';
import { FormMessage } from '@/components/ui/form-message';
import type { AppHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';
import type { AlertProblem, AlertSuccess } from '@/lib/listings/alerts/alert-outcome';
import { AlertForm } from './alert-form';
import { BackToList } from './back-to-list';

type AlertResultProps = {
  search: string;
  title: string;
  listHref: AppHref;
  success?: AlertSuccess;
  problem?: AlertProblem;
};

export async function AlertResult({ search, title, listHref, success, problem }: AlertResultProps) {
  const t = await getTranslations('alerts');
  return (
    <ResultPage
      heading={t('page.heading')}
      ways={
        <>
          <BackToList href={listHref} />
          {success === 'active' && <Link href="/dashboard#alerts">{t('page.dashboard')}</Link>}
        </>
      }
    >
      <p className="lead">{t('about', { search: title })}</p>
      {success && <FormMessage kind="success">{t(`outcomes.${success}`)}</FormMessage>}
      {problem && <FormMessage kind="error">{t(`problems.${problem}`)}</FormMessage>}
      {!success && <AlertForm search={search} />}
    </ResultPage>
  );
}
