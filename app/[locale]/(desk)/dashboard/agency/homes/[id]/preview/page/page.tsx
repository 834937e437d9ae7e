import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import {
  listingMetadata,
  openListing,
  type ListingPageProps,
} from '@/app/[locale]/(desk)/dashboard/agency/homes/[id]/desk-listing-page';
import { DraftPage } from '@/app/[locale]/draft-page';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { readPreview } from '@/lib/server/services/listings/preview';

export const generateMetadata = () => listingMetadata('preview');

async function WholePreviewPage(props: ListingPageProps) {
  const { actor, view } = await openListing(props, 'preview', 'listing.read', 'page');
  const path = deskPath('homes', view.listing.id, 'preview');
  const preview = await readPreview(actor, view.listing.id);
  if (!preview?.listing) redirect(`/${await currentLocale()}${path}`);
  const t = await getTranslations('sellerDraft');
  const isInFrame = (await props.searchParams).frame !== undefined;
  return (
    <main id="main" tabIndex={-1}>
      {!isInFrame && (
        <p className="wrap">
          <Link href={path}>{t('back')}</Link>
        </p>
      )}
      <DraftPage listing={preview.listing} answer={null} />
    </main>
  );
}

export default withDatabaseFallback(WholePreviewPage);
