import { classNames } from '@/lib/text/class-names';
import styles from './monogram.module.scss';

export function Monogram({ initials, isLarge = false }: { initials: string; isLarge?: boolean }) {
  return (
    <span className={classNames(styles.monogram, isLarge && styles.large)} aria-hidden="true">
      {initials}
    </span>
  );
}
