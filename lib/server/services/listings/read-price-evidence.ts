import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { Locale } from '@/lib/i18n/locales';
import { findListingById } from '@/lib/server/data/listings/catalogue';
import { requireRight } from '@/lib/server/services/access/with-right';
import { withChanges } from '@/lib/server/services/catalogue/visible-listing';
import { readSoldPrices } from '@/lib/server/services/valuations/read-sold-prices';
import { priceEvidence, type PriceEvidence } from '@/lib/valuation/price-evidence';

export async function readPriceEvidence(actor: Actor, id: string, locale: Locale): Promise<PriceEvidence | null> {
  requireRight(actor, 'listing.publish');
  const stored = await findListingById(id);
  return stored ? priceEvidence(withChanges(stored), await readSoldPrices(), locale) : null;
}
