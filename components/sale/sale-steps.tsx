import { getTranslations } from 'next-intl/server';
import { StatusDot } from '@/components/ui/status-dot';
import { formatDate } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import type { StepView } from '@/lib/sales/sale-view';
import styles from './sale.module.scss';

/** From the mandate to the keys, with their days and who is waited for. */
export async function SaleSteps({ steps }: Readonly<{ steps: readonly StepView[] }>) {
  const t = await getTranslations('sale.steps');
  const locale = await currentLocale();
  return (
    <section className={styles.section} aria-labelledby="steps">
      <h2 id="steps">{t('title')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ doneOn, dueOn, kind, note, waitsFor }) => (
          <li key={kind}>
            <strong>{t(`kinds.${kind}`)}</strong>
            <br />
            <StatusDot tone={doneOn ? 'done' : dueOn ? 'running' : 'held'}>
              {doneOn
                ? t('done', { day: formatDate(doneOn, locale) })
                : dueOn
                  ? t('due', { day: formatDate(dueOn, locale) })
                  : t('open')}
            </StatusDot>
            {waitsFor && !doneOn && <p className="mini soft">{t(`waits.${waitsFor}`)}</p>}
            {note && <p className={`mini ${styles.words}`}>{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
