import { redirect } from 'next/navigation';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import {
  ListingFrame,
  listingMetadata,
  openListing,
  type ListingPageProps,
} from '@/app/[locale]/(desk)/dashboard/agency/homes/[id]/desk-listing-page';
import { sendListingAction } from '@/app/[locale]/(desk)/dashboard/agency/homes/[id]/people/actions';
import { SendView } from '@/components/desk/matching/send-view';
import { deskPath } from '@/lib/i18n/desk-routes';
import { currentLocale } from '@/lib/i18n/locale';
import { readChosen } from '@/lib/server/services/matching/read-matches';
import { MAX_SEND } from '@/lib/server/services/matching/send-listing';
import { isUuid } from '@/lib/text/is-uuid';
import { listed } from '@/lib/text/query';

export const generateMetadata = () => listingMetadata('people');

async function SendListingPage(props: ListingPageProps) {
  const { actor, view } = await openListing(props, 'people', 'contact.edit', 'send');
  const { id } = view.listing;
  const to = listed(await props.searchParams, 'to')
    .filter(isUuid)
    .slice(0, MAX_SEND);
  const locale = await currentLocale();
  const chosen = await readChosen(actor, id, to, locale);
  if (!chosen || chosen.contacts.length === 0) redirect(`/${locale}${deskPath('homes', id, 'people')}?sent=nobody`);
  return (
    <ListingFrame actor={actor} view={view} part="people" searchParams={props.searchParams}>
      <SendView listingId={id} mailbox={actor.email} action={sendListingAction} {...chosen} />
    </ListingFrame>
  );
}

export default withDatabaseFallback(SendListingPage);
