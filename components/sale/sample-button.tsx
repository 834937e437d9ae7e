import styles from './sale.module.scss';

type SampleButtonProps = Readonly<{ label: string; text: string }>;

/** Button of the example: describes the action and stores nothing. */
export function SampleButton({ label, text }: SampleButtonProps) {
  return (
    <details>
      <summary>{label}</summary>
      <p className={styles.sample}>{text}</p>
    </details>
  );
}
