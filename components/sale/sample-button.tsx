import styles from './sale.module.scss';

type SampleButtonProps = Readonly<{ label: string; text: string }>;

/** A button of the example: it opens what it would do, and stores nothing. */
export function SampleButton({ label, text }: SampleButtonProps) {
  return (
    <details>
      <summary>{label}</summary>
      <p className={styles.sample}>{text}</p>
    </details>
  );
}
