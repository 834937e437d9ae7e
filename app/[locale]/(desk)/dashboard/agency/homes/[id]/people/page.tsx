import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import {
  ListingFrame,
  listingMetadata,
  openListing,
  type ListingPageProps,
} from '@/app/[locale]/(desk)/dashboard/agency/homes/[id]/desk-listing-page';
import { ListingMatchesView } from '@/components/desk/matching/listing-matches-view';
import { FormMessage } from '@/components/ui/form-message';
import { currentLocale } from '@/lib/i18n/locale';
import { readContactsForListing } from '@/lib/server/services/matching/read-matches';
import { single } from '@/lib/text/query';

export const generateMetadata = () => listingMetadata('people');

/** Four digits exceed the pages of any agency. */
const pageOf = (text: string) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1);

async function ListingContactsPage(props: ListingPageProps) {
  const { actor, view } = await openListing(props, 'people', 'contact.read');
  const query = await props.searchParams;
  const t = await getTranslations('deskMatching.people');
  const found = await readContactsForListing(
    actor,
    view.listing.id,
    pageOf(single(query, 'page')),
    await currentLocale(),
  );
  const sent = /^[1-9]\d{0,2}$/.test(single(query, 'sent')) ? Number(single(query, 'sent')) : 0;
  return (
    <ListingFrame actor={actor} view={view} part="people" searchParams={props.searchParams}>
      <FormMessage kind="success">{sent > 0 && <p>{t('sent', { count: sent })}</p>}</FormMessage>
      <FormMessage kind="error">{single(query, 'sent') === 'nobody' && <p>{t('nobody')}</p>}</FormMessage>
      {found ? (
        <ListingMatchesView listingId={view.listing.id} isAllChosen={single(query, 'all') === '1'} {...found} />
      ) : (
        <p>{t('notOnOffer')}</p>
      )}
    </ListingFrame>
  );
}

export default withDatabaseFallback(ListingContactsPage);
