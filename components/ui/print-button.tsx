'use client';

import { Printer } from 'lucide';
import { Icon } from './icon';
import styles from './print-button.module.scss';

/** Prints the page. Hidden where there is no JavaScript: the browser's own menu does it too. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className={styles.button} onClick={() => window.print()}>
      <Icon node={Printer} />
      {label}
    </button>
  );
}
