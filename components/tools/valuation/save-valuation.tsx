import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Link } from '@/lib/i18n/link';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './save-valuation.module.scss';

const outcomes = ['saved', 'again', 'unchanged', 'full', 'refused', 'failed'] as const;

type SaveValuationProps = {
  answers: Readonly<Record<string, string>>;
  action: RedirectingAction;
  /** Outcome of an earlier save; any other value means no outcome. */
  outcome: unknown;
};

/** Uses POST, so it works without JavaScript. */
export async function SaveValuation({ answers, action, outcome }: SaveValuationProps) {
  const t = await getTranslations('valuationPage.save');
  const locale = await currentLocale();
  const shown = outcomes.find((known) => known === outcome);
  const isSaved = shown === 'saved' || shown === 'again' || shown === 'unchanged';
  return (
    <>
      <ActionForm action={action} failed={t('failed')}>
        <HiddenFields values={{ ...answers, locale }} />
        <Button type="submit" look="outline">
          {t('submit')}
        </Button>
      </ActionForm>
      <div className={styles.response}>
        <FormMessage kind="success">
          {isSaved && (
            <p>
              {t(shown)} <Link href="/dashboard#valuations">{t('see')}</Link>
            </p>
          )}
        </FormMessage>
        <FormMessage kind="error">{shown && !isSaved && <p>{t(shown)}</p>}</FormMessage>
      </div>
    </>
  );
}
