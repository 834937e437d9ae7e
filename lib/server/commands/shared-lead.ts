import 'server-only';
import { findListing } from '@/lib/listings/catalogue/listings';
import type { StoredValuation } from '@/lib/server/data/accounts/valuations';
import type { SharingClient } from '@/lib/server/services/accounts/sharing';
import { siteUrl } from '@/lib/server/site-url';
import { isoDay } from '@/lib/text/iso-day';
import type { LeadFile } from './lead-format';
import { AGENCY_LOCALE } from '@/lib/site/agency-locale';

export function sharedLead({ client, savedListings, valuations }: SharingClient): LeadFile {
  const began = [client.savedListingsSharedAt, client.valuationsSharedAt].filter((date) => date !== null);
  return {
    kind: 'client',
    createdAt: began.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? client.createdAt,
    name: client.name,
    email: client.email,
    language: client.locale,
    savedListings: savedListings?.map(({ listingId }) => findListing(listingId)?.reference ?? listingId).join('; '),
    valuations: valuations?.flatMap(valuationLine).join('; '),
  };
}

function valuationLine({ name, entries: [newest] }: StoredValuation): readonly string[] {
  if (!newest) return [];
  const { answers, high, low, valuedAt } = newest;
  const address = new URL(`/${AGENCY_LOCALE}/herramientas/valoracion`, siteUrl);
  address.search = new URLSearchParams(answers).toString();
  return [`${name ? `${name}: ` : ''}${low}-${high} EUR (${isoDay(valuedAt)}) ${address.href}`];
}
