import { classNames } from '@/lib/text/class-names';
import styles from './stars.module.scss';

type StarsProps = {
  /** 1 to 5. */
  count: number;
  label: string;
  className?: string | undefined;
};

export function Stars({ count, label, className }: StarsProps) {
  return <span role="img" aria-label={label} className={classNames(styles.stars, styles[`of${count}`], className)} />;
}
