import { PrintButton } from '@/components/ui/print-button';
import { classNames } from '@/lib/text/class-names';
import type { BudgetView } from '@/lib/mortgage/budget-page';
import type { BudgetLabels } from './budget-labels';
import styles from './budget-limits.module.scss';

type BudgetLimitsProps = { result: NonNullable<BudgetView['result']>; labels: BudgetLabels };

export function BudgetLimits({ result, labels }: BudgetLimitsProps) {
  return (
    <>
      <p className={styles.figure}>
        {result.price ? (
          <>
            <b className="numeric">{result.price}</b> {labels.upTo}
          </>
        ) : (
          labels.nothing
        )}
      </p>
      <p className={styles.summary}>{result.binding}</p>
      <h3 className={styles.heading}>{labels.limitsHeading}</h3>
      <ul className={styles.limits}>
        {result.limits.map(({ id, title, text, price, length, isBinding }) => (
          <li key={id} className={classNames(isBinding && styles.binding)}>
            <p className={styles.title}>
              <b>{title}</b>
              {isBinding && <span className={styles.mark}>{labels.binding}</span>}
              <span className={styles.price}>{price}</span>
            </p>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
              <rect width={Math.round(length * 1000) / 10} height="1" />
            </svg>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <PrintButton label={labels.print} />
      </div>
    </>
  );
}
