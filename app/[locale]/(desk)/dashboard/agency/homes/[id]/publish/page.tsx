import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { StepsView } from '@/components/desk/listings/steps-view';
import { stepAction } from '@/app/[locale]/(desk)/dashboard/agency/homes/[id]/step-actions';
import {
  ListingFrame,
  listingMetadata,
  openListing,
  type ListingPageProps,
} from '@/app/[locale]/(desk)/dashboard/agency/homes/[id]/desk-listing-page';

export const generateMetadata = () => listingMetadata('publish');

async function PublishPage(props: ListingPageProps) {
  const { actor, view } = await openListing(props, 'publish', 'listing.publish');
  return (
    <ListingFrame actor={actor} view={view} part="publish" searchParams={props.searchParams}>
      <StepsView view={view} page="publish" actorName={actor.name} action={stepAction} />
    </ListingFrame>
  );
}

export default withDatabaseFallback(PublishPage);
