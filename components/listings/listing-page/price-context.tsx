import { getTranslations } from 'next-intl/server';
import { Table } from '@/components/ui/table';
import type { ListingPageView } from '@/lib/listings/page/listing-page';
import { currentLocale } from '@/lib/i18n/locale';
import { DaysSince } from './days-since';
import styles from './price-context.module.scss';

type PriceContextProps = { page: Pick<ListingPageView, 'context' | 'operation'> };

/** What the price is compared with, its history, and for investors what it yields. */
export async function PriceContext({ page: { context, operation } }: PriceContextProps) {
  const t = await getTranslations('listingPrice');
  const { listed, listedSince, rows } = context;
  return (
    <section className={styles.context} aria-labelledby="price-heading">
      <h2 id="price-heading">{t('heading', { operation })}</h2>
      {rows.length > 0 && (
        <Table labelledBy="price-heading" rows={rows.map(({ id, term, value }) => ({ id, cells: [term, value] }))} />
      )}
      <p className="small soft">
        <time dateTime={listedSince}>{listed}</time>
        <DaysSince day={listedSince} locale={await currentLocale()} />
      </p>
    </section>
  );
}
