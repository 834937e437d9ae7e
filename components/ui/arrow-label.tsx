import styles from './arrow-label.module.scss';

/** Class name of the link round an `ArrowLabel`; it draws the arrow. */
export const arrowLinkClass = styles.link;

/** The words of a quiet text link. */
export function ArrowLabel({ children }: { children: string }) {
  return <span className={styles.text}>{children}</span>;
}
