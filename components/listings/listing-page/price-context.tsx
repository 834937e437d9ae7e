import { getTranslations } from 'next-intl/server';
import { Table } from '@/components/ui/table';
import type { ListingPageView } from '@/lib/listings/page/listing-page';
import { currentLocale } from '@/lib/i18n/locale';
import { DaysSince } from './days-since';
import styles from './price-context.module.scss';

type PriceContextProps = { page: Pick<ListingPageView, 'context'> };

export async function PriceContextSection({ page: { context } }: PriceContextProps) {
  const t = await getTranslations('listingPrice');
  const { listed, listedSince, rows } = context;
  const since = (
    <p className={`small soft ${styles.since}`}>
      <time dateTime={listedSince}>{listed}</time>
      <DaysSince day={listedSince} locale={await currentLocale()} />
    </p>
  );
  if (rows.length === 0) return since;
  return (
    <section className={styles.context} aria-labelledby="price-heading">
      <h2 id="price-heading">{t('heading')}</h2>
      <Table labelledBy="price-heading" rows={rows.map(({ id, term, value }) => ({ id, cells: [term, value] }))} />
      {since}
    </section>
  );
}
