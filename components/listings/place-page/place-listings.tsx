import { getTranslations } from 'next-intl/server';
import { AlertForm } from '@/components/listings/alerts/alert-form';
import { AlertOffer } from '@/components/listings/alerts/alert-offer';
import { ListingGrid } from '@/components/listings/listing-grid/listing-grid';
import { Pagination } from '@/components/layout/pagination/pagination';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { Link } from '@/lib/i18n/link';
import { placePath } from '@/lib/places/place-query';
import type { PlacePageView } from '@/lib/places/place-page';
import styles from './place-listings.module.scss';

export async function PlaceListings({ page }: { page: PlacePageView }) {
  const t = await getTranslations('placePage');
  const { cards, heading, pageCount, query, search } = page;
  if (cards.length === 0) {
    return (
      <section className={`wrap ${styles.none}`} aria-labelledby="no-homes">
        <h2 id="no-homes">{page.none}</h2>
        <p className="soft">{t('none.text')}</p>
        <AlertForm search={search} />
        <Link href="/homes" className={arrowLinkClass}>
          <ArrowLabel>{t('none.all')}</ArrowLabel>
        </Link>
      </section>
    );
  }
  return (
    <section className={`wrap ${styles.homes}`} aria-labelledby="place-homes">
      <h2 id="place-homes" className="visuallyHidden">
        {t('facts.count')}
      </h2>
      <ListingGrid cards={cards} isFirstView />
      <Pagination page={query.page} pageCount={pageCount} hrefOf={(number) => placePath({ ...query, page: number })} />
      <div className={styles.ways}>
        <AlertOffer search={search} title={heading} />
        <Link href={`/properties?${search}`} className={arrowLinkClass}>
          <ArrowLabel>{t('allFilters')}</ArrowLabel>
        </Link>
      </div>
    </section>
  );
}
