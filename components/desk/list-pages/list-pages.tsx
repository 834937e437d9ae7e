import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { DeskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import styles from './list-pages.module.scss';

type ListPagesProps = Readonly<{
  /** Of the list. */
  path: DeskPath;
  page: number;
  pageCount: number;
  total: number;
  /** Of the list as it is. */
  query: Readonly<Record<string, string>>;
  /** In words; else the bare number. */
  count?: string;
  /** What else can be done with the list. */
  children?: ReactNode;
}>;

/** How many there are, and links to the pages before and after. Nothing of an empty list, which says so itself. */
export async function ListPages({ children, count, page, pageCount, path, query, total }: ListPagesProps) {
  if (total === 0) return null;
  const t = await getTranslations('deskPages');
  const hrefOf = (wanted: number) =>
    `${path}?${new URLSearchParams({ ...query, page: String(wanted) }).toString()}` as const;
  return (
    <nav aria-label={t('label')} className={styles.pages}>
      <span className="soft">{count ?? t('total', { total })}</span>
      {page > 1 && <Link href={hrefOf(page - 1)}>{t('previous')}</Link>}
      {page < pageCount && <Link href={hrefOf(page + 1)}>{t('next')}</Link>}
      {children}
    </nav>
  );
}
