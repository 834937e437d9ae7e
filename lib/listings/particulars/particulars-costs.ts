import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { costsView } from '@/lib/listings/page/listing-costs';
import type { Listing } from '@/content/types/listing';

export type ParticularsCosts = Readonly<{
  heading: string;
  rows: readonly (readonly [term: string, amount: string])[];
  sums: readonly (readonly [term: string, amount: string])[];
  note: string;
}>;

export function particularsCosts(listing: Listing, locale: Locale): ParticularsCosts | null {
  const t = translatorOf(locale, 'listingCosts');
  const costs = costsView(listing, locale, t);
  const mainHome = translatorOf(locale, 'listingPrice')('mainHome');
  return (
    costs && {
      heading: translatorOf(locale, 'listingPage')('costs.heading'),
      rows: [[costs.priceTerm, costs.price], ...costs.rows.map(({ term, amount }) => [term, amount] as const)],
      sums: [
        [t('total'), costs.total],
        ...(costs.mainHomeTotal === null ? [] : [[mainHome, costs.mainHomeTotal] as const]),
      ],
      note: costs.leavesOut,
    }
  );
}
