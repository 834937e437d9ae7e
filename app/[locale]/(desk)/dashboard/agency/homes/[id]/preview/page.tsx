import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import {
  ListingFrame,
  listingMetadata,
  openListing,
  type ListingPageProps,
} from '@/app/[locale]/(desk)/dashboard/agency/homes/[id]/desk-listing-page';
import { PreviewView } from '@/components/desk/preview/preview-view';
import { isAllowed } from '@/lib/access/actor';
import { readPreview } from '@/lib/server/services/listings/preview';
import { endPreviewAction, sharePreviewAction } from './preview-actions';

export const generateMetadata = () => listingMetadata('preview');

async function PreviewPage(props: ListingPageProps) {
  const { actor, view } = await openListing(props, 'preview', 'listing.read');
  const preview = await readPreview(actor, view.listing.id);
  return (
    <ListingFrame actor={actor} view={view} part="preview" searchParams={props.searchParams}>
      {preview && (
        <PreviewView
          listing={view.listing}
          editVersion={view.editVersion}
          problems={preview.problems}
          addresses={preview.addresses}
          actions={isAllowed(actor, 'listing.edit') ? { share: sharePreviewAction, end: endPreviewAction } : null}
        />
      )}
    </ListingFrame>
  );
}

export default withDatabaseFallback(PreviewPage);
