import { getTranslations } from 'next-intl/server';
import { Link } from '@/lib/i18n/link';
import styles from './list-pages.module.scss';

type ListPagesProps = Readonly<{
  page: number;
  pageCount: number;
  total: number;
  /** Of the list as it is. */
  query: Readonly<Record<string, string>>;
}>;

/** How many there are, and links to the pages before and after. Nothing of an empty list, which says so itself. */
export async function ListPages({ page, pageCount, total, query }: ListPagesProps) {
  if (total === 0) return null;
  const t = await getTranslations('deskPeople.pages');
  const hrefOf = (wanted: number) =>
    `/dashboard/agency/people?${new URLSearchParams({ ...query, page: String(wanted) }).toString()}` as const;
  return (
    <nav aria-label={t('label')} className={styles.pages}>
      <span className="soft">{t('total', { total })}</span>
      {page > 1 && <Link href={hrefOf(page - 1)}>{t('previous')}</Link>}
      {page < pageCount && <Link href={hrefOf(page + 1)}>{t('next')}</Link>}
    </nav>
  );
}
