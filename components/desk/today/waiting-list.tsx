import { ChevronRight } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { Lateness } from '@/lib/contacts/lateness';
import type { AppHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';
import styles from './today.module.scss';
import type { ReactNode } from 'react';

export type WaitingRow = Readonly<{
  key: string;
  href: AppHref | null;
  title: ReactNode;
  text: string;
  age?: Readonly<{ text: string; lateness: Lateness | null }>;
  /** What the link is for, shown at the end of the row. */
  verb?: string | undefined;
  action?: ReactNode;
}>;

type WaitingListProps = Readonly<{
  id: string;
  title: string;
  rows: readonly WaitingRow[];
  verb?: string | undefined;
  more?: Readonly<{ href: AppHref; label: string }> | null;
  heading?: 'h2' | 'h3';
}>;

export function WaitingList({ heading: Heading = 'h2', id, more, rows, title, verb }: WaitingListProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Heading id={id}>{title}</Heading>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.key} className={styles.row}>
            <p className={styles.text}>
              {row.href ? (
                <Link href={row.href} className={styles.link}>
                  {row.title} {(row.verb ?? verb) && <span className={styles.verb}>{row.verb ?? verb}</span>}
                </Link>
              ) : (
                <span className={styles.link}>{row.title}</span>
              )}
              <span className={styles.why}>
                {row.text}
                {row.age && (
                  <>
                    {'\u00A0· '}
                    <span className={styles.age} data-lateness={row.age.lateness ?? undefined}>
                      {row.age.text}
                    </span>
                  </>
                )}
              </span>
            </p>
            {row.action ? <div className={styles.action}>{row.action}</div> : row.href && <Icon node={ChevronRight} />}
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
