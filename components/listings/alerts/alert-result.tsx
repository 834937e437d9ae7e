import { getTranslations } from 'next-intl/server';
import { ResultPage } from '@/components/layout/result-page/result-page';
import { FormMessage } from '@/components/ui/form-message';
import type { AppHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';
import { AlertForm } from './alert-form';
import { BackToList } from './back-to-list';

export const alertOutcomes = ['asked', 'begun'] as const;
export const alertProblems = ['invalid', 'tooMany', 'full', 'failed'] as const;

type AlertResultProps = {
  search: string;
  /** Label of the search, and its list. */
  title: string;
  listHref: AppHref;
  outcome: (typeof alertOutcomes)[number] | undefined;
  problem: (typeof alertProblems)[number] | undefined;
};

/** Result of the form, or the form again with errors. */
export async function AlertResult({ search, title, listHref, outcome, problem }: AlertResultProps) {
  const t = await getTranslations('alerts');
  return (
    <ResultPage
      heading={t('page.heading')}
      ways={
        <>
          <BackToList href={listHref} />
          {outcome === 'begun' && <Link href="/dashboard#alerts">{t('page.dashboard')}</Link>}
        </>
      }
    >
      <p className="lead">{t('about', { search: title })}</p>
      {outcome && <FormMessage kind="success">{t(`outcomes.${outcome}`)}</FormMessage>}
      {problem && <FormMessage kind="error">{t(`problems.${problem}`)}</FormMessage>}
      {!outcome && <AlertForm search={search} />}
    </ResultPage>
  );
}
