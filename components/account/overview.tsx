import { getTranslations } from 'next-intl/server';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import type { AppHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';
import styles from './overview.module.scss';

export type OverviewRow = Readonly<{
  id: string;
  title: string;
  /** Null when empty: the row then links to the start. */
  filled: Readonly<{ count: string; latest: string }> | null;
  empty: Readonly<{ text: string; href: AppHref; action: string }>;
}>;

export async function Overview({ rows }: { rows: readonly OverviewRow[] }) {
  const t = await getTranslations('dashboardPage.overview');
  const isFirstVisit = rows.every(({ filled }) => filled === null);
  return (
    <section aria-labelledby="overview" className={styles.overview}>
      <h2 id="overview">{t(isFirstVisit ? 'first' : 'title')}</h2>
      <ul className={styles.rows}>
        {rows.map(({ id, title, filled, empty }) => (
          <li key={id}>
            {filled ? (
              <div className={styles.row}>
                <p className={styles.title}>{title}</p>
                <p className="small soft">{filled.latest}</p>
                <a href={`#${id}`} className={arrowLinkClass}>
                  <ArrowLabel>{filled.count}</ArrowLabel>
                </a>
              </div>
            ) : (
              <section className={styles.row} aria-labelledby={id}>
                <h3 id={id} className={styles.title}>
                  {title}
                </h3>
                <p className="small soft">{empty.text}</p>
                <Link href={empty.href} className={arrowLinkClass}>
                  <ArrowLabel>{empty.action}</ArrowLabel>
                </Link>
              </section>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
