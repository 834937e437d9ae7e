import type { ReactNode } from 'react';
import { drawings, type DrawingName } from './drawings';
import styles from './empty-page.module.scss';

type EmptyPageProps = Readonly<{
  drawing: DrawingName;
  text: ReactNode;
  children?: ReactNode;
}>;

export const EmptyPage = ({ children, drawing, text }: EmptyPageProps) => (
  <div className={styles.empty}>
    <svg viewBox="0 0 160 112" width="160" height="112" aria-hidden="true">
      <path data-tone="ground" d="M4 104h152" />
      {drawings[drawing]}
    </svg>
    <p>{text}</p>
    {children && <div className={styles.actions}>{children}</div>}
  </div>
);
