'use client';

import { Printer } from 'lucide';
import { Icon } from './icon';
import styles from './print-button.module.scss';

export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className={styles.button} onClick={() => window.print()}>
      <Icon node={Printer} />
      {label}
    </button>
  );
}
