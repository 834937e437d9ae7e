import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/i18n/locale';
import type { RequestView } from '@/lib/sales/sale-view';
import type { RenderForm } from './render-form';
import { RequestList } from './request-list';
import styles from './sale.module.scss';

type ProposedTimesProps = Readonly<{
  listing: string;
  requests: readonly RequestView[];
  form: RenderForm;
}>;

export async function ProposedTimes({ form, listing, requests }: ProposedTimesProps) {
  const t = await getTranslations('sale.calendar');
  const locale = await currentLocale();
  const own = requests.filter(({ kind }) => kind === 'times');
  return (
    <section className={styles.section} aria-labelledby="times">
      <h2 id="times">{t('times')}</h2>
      {form(
        {
          form: 'request',
          id: 'times',
          hidden: { listing, kind: 'times', locale },
          fields: [{ name: 'text', kind: 'text', label: t('timesLabel'), hint: t('timesHint') }],
          labels: { submit: t('propose'), pending: t('saving') },
        },
        'times',
      )}
      {own.length > 0 && <RequestList requests={own} />}
    </section>
  );
}
