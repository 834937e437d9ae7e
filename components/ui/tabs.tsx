import { Children, type ReactNode } from 'react';
import styles from './tabs.module.scss';

type TabsProps = {
  label: string;
  children: ReactNode;
};

/** Links with their own URLs; works without JavaScript. */
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
