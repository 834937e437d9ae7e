import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { DeskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import styles from './list-pages.module.scss';

type ListPagesProps = Readonly<{
  path: DeskPath;
  page: number;
  pageCount: number;
  total: number;
  query: Readonly<Record<string, string>>;
  /** Count in words; default is the number. */
  count?: string;
  children?: ReactNode;
}>;

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
