import { classNames } from '@/lib/text/class-names';
import styles from './stars.module.scss';

type StarsProps = {
  /** Whole stars, 1 to 5. */
  count: number;
  /** What the row says as a whole: `5 of 5 stars`. */
  label: string;
  className?: string | undefined;
};

/** A rating as a row of stars, read as one picture and drawn by the style sheet. */
export function Stars({ count, label, className }: StarsProps) {
  return <span role="img" aria-label={label} className={classNames(styles.stars, styles[`of${count}`], className)} />;
}
