import { PropertyList } from '@/components/properties/property-list/property-list';
import { readPropertyList } from '@/lib/content/property-list';
import { noFilters } from '@/lib/domain/search/filters';
import { nothingTyped } from '@/lib/domain/search/typed-numbers';
import { currentLocale } from '@/lib/i18n/locale';
import { siteUrl } from '@/lib/server/site-url';
import { listMetadata } from './list-metadata';

export const generateMetadata = () => listMetadata(noFilters);

/** The whole list: prerendered. With a filter in the query its sibling `filtered` answers at the same address. */
export default async function PropertiesPage() {
  const view = readPropertyList(noFilters, await currentLocale());
  return <PropertyList view={view} typed={nothingTyped} siteUrl={siteUrl} />;
}
