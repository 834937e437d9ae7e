import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { StatusDot } from '@/components/ui/status-dot';
import { formatDate } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import type { StepView } from '@/lib/sales/sale-view';
import styles from './sale.module.scss';

type SaleStepsProps = Readonly<{
  steps: readonly StepView[];
  change: (step: StepView) => ReactNode;
}>;

export async function SaleSteps({ steps, change }: SaleStepsProps) {
  const t = await getTranslations('sale.steps');
  const locale = await currentLocale();
  return (
    <section className={styles.section} aria-labelledby="steps">
      <h2 id="steps">{t('title')}</h2>
      <ol className={styles.stepRows}>
        {steps.map((step) => (
          <li key={step.kind}>
            <strong>{t(`kinds.${step.kind}`)}</strong>
            <br />
            <StatusDot tone={step.doneOn ? 'done' : step.dueOn ? 'running' : 'held'}>
              {step.doneOn
                ? t('done', { day: formatDate(step.doneOn, locale) })
                : step.dueOn
                  ? t('due', { day: formatDate(step.dueOn, locale) })
                  : t('open')}
            </StatusDot>
            {step.waitsFor && !step.doneOn && <p className="mini soft">{t(`waits.${step.waitsFor}`)}</p>}
            {step.note && <p className={`mini ${styles.words}`}>{step.note}</p>}
            {change(step)}
          </li>
        ))}
      </ol>
    </section>
  );
}
