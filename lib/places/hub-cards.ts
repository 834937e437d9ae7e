import 'server-only';
import { operations } from '@/content/types/listing';
import { formatPrice } from '@/lib/i18n/format';
import type { AppHref } from '@/lib/i18n/href';
import { getAreaImage } from '@/lib/site/area-image';
import type { ImageView } from '@/lib/site/images';
import { fullName, listPlaces } from '@/lib/site/places';
import { listingsOf } from './place-listings';
import { placePath } from './place-query';
import type { PlaceWords } from './place-words';
import { isIndexed } from './rule-of';

export type HubCard = Readonly<{ href: AppHref; name: string; image: ImageView; count: string; from: string }>;

/** Places with an image of their own and listings, most listings first; to let where none is for sale. */
export function hubCards({ locale, t }: PlaceWords): readonly HubCard[] {
  const found = listPlaces().flatMap((place) => {
    const image = getAreaImage(place.id, locale);
    const [query] = operations
      .map((operation) => ({ operation, type: null, place, page: 1 }))
      .filter((one) => isIndexed(one));
    return image && query ? [{ image, place, query, listings: listingsOf(query) }] : [];
  });
  return found
    .toSorted((one, other) => other.listings.length - one.listings.length)
    .map(({ image, listings, place, query }) => {
      const amount = formatPrice(Math.min(...listings.map(({ price }) => price)), locale);
      const { operation } = query;
      return {
        href: placePath(query),
        name: fullName(place),
        image,
        count: t('hub.count', { count: listings.length, operation }),
        from: t('hub.from', { amount, operation }),
      };
    });
}
