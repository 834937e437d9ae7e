import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ResultPage } from './result-page';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { siteFacts } from '@/lib/site/site-facts';
import { currentLocale } from '@/lib/i18n/locale';
import type { Metadata } from 'next';

type Subject =
  | 'newsletter.confirm'
  | 'newsletter.leave'
  | 'alerts.confirm'
  | 'alerts.stop'
  | 'sale.figuresStop'
  | 'matchesConfirm'
  | 'matchesStop';

type EmailLinkProps = {
  subject: Subject;
  action: RedirectingAction;
  token: string | null;
  outcome: 'done' | 'bad' | 'failed' | null;
  whenDone?: ReactNode;
  whenBad?: ReactNode;
};

/** Page of an emailed link. Requires a button, because mail scanners open links. */
export async function EmailLink({ subject, action, token, outcome, whenDone, whenBad }: EmailLinkProps) {
  const t = await getTranslations(subject);
  if (outcome === 'done') {
    return (
      <ResultPage heading={t('doneHeading')} ways={whenDone}>
        <p className="lead">{t('done')}</p>
      </ResultPage>
    );
  }
  if (!token) {
    return (
      <ResultPage heading={t('badHeading')} ways={whenBad}>
        <p className="lead">{t('bad', { email: siteFacts().agency.email })}</p>
      </ResultPage>
    );
  }
  const words = await getTranslations('emailLink');
  return (
    <ResultPage heading={t('heading')}>
      <p className="lead">{t('text')}</p>
      <ActionForm action={action} failed={words('failed')}>
        <HiddenFields values={{ token, locale: await currentLocale() }} />
        <Button type="submit">{t('button')}</Button>
      </ActionForm>
      {outcome === 'failed' && <FormMessage kind="error">{words('failed')}</FormMessage>}
    </ResultPage>
  );
}

/** Disables indexing, because the URL has a token. */
export async function emailLinkMetadata(subject: Subject): Promise<Metadata> {
  const t = await getTranslations(subject);
  // Under `no-referrer`, forms without JavaScript send no Origin.
  return { title: t('title'), robots: { index: false }, referrer: 'strict-origin' };
}
