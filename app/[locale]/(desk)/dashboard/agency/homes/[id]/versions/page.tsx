import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import {
  ListingFrame,
  listingMetadata,
  openListing,
  type ListingPageProps,
} from '@/app/[locale]/(desk)/dashboard/agency/homes/[id]/desk-listing-page';
import { VersionsView } from '@/components/desk/listings/versions-view';
import { isAllowed } from '@/lib/access/actor';
import { currentLocale } from '@/lib/i18n/locale';
import { describeChanges } from '@/lib/listings/fields/describe-changes';
import { readVersions } from '@/lib/server/services/listings/versions';
import { single, type Query } from '@/lib/text/query';
import { revertVersionAction } from './version-actions';

export const generateMetadata = () => listingMetadata('versions');

async function VersionsPage(props: ListingPageProps) {
  const { actor, view } = await openListing(props, 'versions', 'listing.read');
  const query = await props.searchParams;
  const { isVisible, versions } = await readVersions(actor, view.listing.id);
  const to = versions.find(({ version }) => version === numberIn(query, 'to')) ?? versions[0];
  const from = versions.find(({ version }) => version === numberIn(query, 'from')) ?? versions[1];
  return (
    <ListingFrame actor={actor} view={view} part="versions" searchParams={props.searchParams}>
      <VersionsView
        id={view.listing.id}
        editVersion={view.editVersion}
        versions={versions}
        isVisible={isVisible}
        chosen={from && to ? { from: from.version, to: to.version } : null}
        rows={from && to ? describeChanges(from.data, to.data, await currentLocale()) : []}
        outcome={single(query, 'outcome')}
        revert={isAllowed(actor, 'listing.edit') ? revertVersionAction : null}
      />
    </ListingFrame>
  );
}

const numberIn = (query: Query, name: string) => Number(single(query, name) || NaN);

export default withDatabaseFallback(VersionsPage);
