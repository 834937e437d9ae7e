import { PropertyList } from '@/components/properties/property-list/property-list';
import { readPropertyList } from '@/lib/content/property-list';
import { readFilters } from '@/lib/content/search';
import { currentLocale } from '@/lib/i18n/locale';
import { siteUrl } from '@/lib/server/site-url';
import { listMetadata } from '@/app/[locale]/(site)/properties/list-metadata';
import type { Query } from '@/lib/domain/search/query';
import { readTypedNumbers } from '@/lib/domain/search/typed-numbers';

type Props = { searchParams: Promise<Exclude<Query, URLSearchParams>> };

export async function generateMetadata({ searchParams }: Props) {
  return listMetadata(readFilters(await searchParams));
}

/** The list with filters; reached by the rewrites of `lib/domain/search/filter-rewrites`. */
export default async function FilteredPropertiesPage({ searchParams }: Props) {
  const query = await searchParams;
  const view = readPropertyList(readFilters(query), await currentLocale());
  return <PropertyList view={view} typed={readTypedNumbers(query)} siteUrl={siteUrl} />;
}
