import { getTranslations } from 'next-intl/server';
import type { FormAction } from '@/lib/forms/define-form';
import { currentLocale } from '@/lib/i18n/locale';
import type { SaleCode } from '@/lib/sales/sale-forms';
import type { RequestView } from '@/lib/sales/sale-view';
import { FormOrSample } from './form-or-sample';
import { RequestList } from './request-list';
import styles from './sale.module.scss';

type ProposedTimesProps = Readonly<{
  listing: string;
  requests: readonly RequestView[];
  /** Null in the example. */
  action: FormAction<SaleCode> | null;
  errors: Readonly<Record<SaleCode, string>>;
}>;

/** Times that a seller proposes for viewings, and what her agent answered. */
export async function ProposedTimes({ action, errors, listing, requests }: ProposedTimesProps) {
  const t = await getTranslations('sale.calendar');
  const locale = await currentLocale();
  const own = requests.filter(({ kind }) => kind === 'times');
  return (
    <section className={styles.section} aria-labelledby="times">
      <h2 id="times">{t('times')}</h2>
      <FormOrSample
        form="request"
        sample="times"
        id="times"
        action={action}
        hidden={{ listing, kind: 'times', locale }}
        errors={errors}
        fields={[{ name: 'text', kind: 'text', label: t('timesLabel'), hint: t('timesHint') }]}
        labels={{ submit: t('propose'), pending: t('saving') }}
      />
      {own.length > 0 && <RequestList requests={own} />}
    </section>
  );
}
