import { getTranslations } from 'next-intl/server';
import { ListingGrid } from '@/components/listings/listing-grid/listing-grid';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import type { ListingPageView } from '@/lib/listings/page/listing-page';
import { Link } from '@/lib/i18n/link';
import styles from './similar-listings.module.scss';

export async function SimilarListings({ page }: { page: Pick<ListingPageView, 'similar' | 'listingCount' | 'kind'> }) {
  const t = await getTranslations('listingPage.similar');
  return (
    <section className={`wrap section ${styles.similar}`} aria-labelledby="similar-heading">
      <div className={styles.row}>
        <h2 id="similar-heading">{t('heading', { kind: page.kind })}</h2>
        <Link href="/properties" className={arrowLinkClass}>
          <ArrowLabel>{t('all', { count: page.listingCount })}</ArrowLabel>
        </Link>
      </div>
      <ListingGrid cards={page.similar} />
    </section>
  );
}
