import { withoutLocale } from '@/lib/i18n/href';

const TOOL = '/herramientas/valoracion';

/**
 * The search form of /sell sends its fields to the valuation tool too: `location`, which the list of listings reads, is
 * the tool's `place`. The tool's path and query without what was left empty; null where nothing is to be renamed.
 */
export function valuationPlace({
  pathname,
  searchParams,
}: Readonly<{ pathname: string; searchParams: URLSearchParams }>) {
  if (withoutLocale(pathname) !== TOOL || !searchParams.has('location')) return null;
  const query = new URLSearchParams();
  for (const [name, value] of searchParams) {
    if (value.trim() === '' || (name === 'location' && searchParams.has('place'))) continue;
    query.append(name === 'location' ? 'place' : name, value.trim());
  }
  return query.size > 0 ? `${pathname}?${query.toString()}` : pathname;
}
