import { ChevronRight } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { AppHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';
import styles from './today.module.scss';
import type { ReactNode } from 'react';

export type WaitingRow = Readonly<{
  key: string;
  href: AppHref | null;
  title: ReactNode;
  text: string;
  action?: ReactNode;
}>;

type WaitingListProps = Readonly<{
  id: string;
  title: string;
  rows: readonly WaitingRow[];
  more?: Readonly<{ href: AppHref; label: string }> | null;
}>;

export function WaitingList({ id, more, rows, title }: WaitingListProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.rows}>
        {rows.map(({ action, href, key, text, title: name }) => (
          <li key={key} className={styles.row}>
            <p className={styles.text}>
              {href ? (
                <Link href={href} className={styles.link}>
                  {name}
                </Link>
              ) : (
                <span className={styles.link}>{name}</span>
              )}
              <span className={styles.why}>{text}</span>
            </p>
            {action ? <div className={styles.action}>{action}</div> : href && <Icon node={ChevronRight} />}
          </li>
        ))}
      </ul>
      {more && (
        <p className={styles.more}>
          <Link href={more.href}>{more.label}</Link>
        </p>
      )}
    </section>
  );
}
