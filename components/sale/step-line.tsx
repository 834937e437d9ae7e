import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { formatDate, formatShortDate } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import type { StepView } from '@/lib/sales/sale-view';
import styles from './step-line.module.scss';
import saleStyles from './sale.module.scss';

type StepLineProps = Readonly<{
  steps: readonly StepView[];
  change?: (step: StepView) => ReactNode;
}>;

export async function StepLine({ change, steps }: StepLineProps) {
  const t = await getTranslations('sale.steps');
  const locale = await currentLocale();
  const noted = steps.filter(({ note }) => note !== '');
  return (
    <section className={saleStyles.section} aria-labelledby="steps">
      <h2 id="steps">{t('title')}</h2>
      {/* Forms need a step's own row. */}
      <div className={change ? undefined : styles.room}>
        <ol className={styles.line}>
          {steps.map((step) => {
            const { doneOn, dueOn, kind, waitsFor } = step;
            const day = doneOn ?? dueOn;
            return (
              <li key={kind} className={doneOn ? styles.done : dueOn ? styles.due : undefined}>
                <strong>{t(`kinds.${kind}`)}</strong>
                {day ? (
                  <span>
                    <span className="visuallyHidden">
                      {t(doneOn ? 'done' : 'due', { day: formatDate(day, locale) })}
                    </span>
                    <span aria-hidden="true">{formatShortDate(day, locale)}</span>
                  </span>
                ) : (
                  <span>{t('open')}</span>
                )}
                {waitsFor && !doneOn && <small>{t(`waits.${waitsFor}`)}</small>}
                {change?.(step)}
              </li>
            );
          })}
        </ol>
      </div>
      {noted.map(({ kind, note }) => (
        <p key={kind} className={saleStyles.words}>
          <strong>{t(`kinds.${kind}`)}:</strong> {note}
        </p>
      ))}
    </section>
  );
}
