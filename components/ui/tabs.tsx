import { Children, type ReactNode } from 'react';
import styles from './tabs.module.scss';

type TabsProps = {
  label: string;
  /** Links; that of the page shown has `aria-current`. */
  children: ReactNode;
};

/** Parts of a page, each with an address of its own: links in one row, which work before JavaScript. */
export function Tabs({ label, children }: TabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </nav>
  );
}
