import styles from './sale-steps.module.scss';
import type { SalesService } from '@/lib/content/sales-service';

type SaleStepsProps = { id: string; title: string; text: string; steps: SalesService['steps'] };

/** The five steps along a line of weeks. */
export function SaleSteps({ id, title, text, steps }: SaleStepsProps) {
  return (
    <section id={id} className={`onDark section ${styles.band}`} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <div className={styles.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          <p>{text}</p>
        </div>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title} className={styles.step}>
              <p className={`numeric ${styles.when}`}>{step.when}</p>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
