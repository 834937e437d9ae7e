import { ChevronLeft, ChevronRight } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { AppHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';
import { pageNumbers } from './page-numbers';
import styles from './pagination.module.scss';

type PaginationProps = { page: number; pageCount: number; hrefOf: (page: number) => AppHref };

export async function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  if (pageCount < 2) return null;
  const t = await getTranslations('pagination');
  const previous = (
    <>
      <Icon node={ChevronLeft} />
      <span className={styles.word}>{t('previous')}</span>
    </>
  );
  const next = (
    <>
      <span className={styles.word}>{t('next')}</span>
      <Icon node={ChevronRight} />
    </>
  );

  return (
    <nav className={styles.pages} aria-label={t('label')}>
      {page > 1 ? (
        <Link href={hrefOf(page - 1)} rel="prev">
          {previous}
        </Link>
      ) : (
        <span className={styles.off}>{previous}</span>
      )}
      <ol className={styles.list}>
        {pageNumbers(page, pageCount).map((number, position) => (
          <li key={number ?? `gap-${position}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                href={hrefOf(number)}
                aria-label={t('page', { number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount ? (
        <Link href={hrefOf(page + 1)} rel="next">
          {next}
        </Link>
      ) : (
        <span className={styles.off}>{next}</span>
      )}
    </nav>
  );
}
