import { classNames } from '@/lib/text/class-names';
import styles from './chip.module.scss';

/** Class names of a chip: a link, or a control, of which one is current. A tag is a filter that is on. */
export function chipClass({ isTag = false } = {}): string {
  return classNames(styles.chip, isTag && styles.tag);
}

/** The words of a chip and how many there are of it. */
export function ChipLabel({ label, count }: { label: string; count: string }) {
  return (
    <>
      {label}
      <span className={styles.count}>{count}</span>
    </>
  );
}
