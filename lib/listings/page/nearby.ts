import type { Listing } from '@/content/types/listing';
import type { Translator } from '@/lib/i18n/translator';

export type NearbyView = Readonly<{ kind: string; name: string; minutes: string }>;

/** On foot first, then by car, nearest first. `t` reads `propertyFacts`. */
export function nearbyView({ nearby }: Pick<Listing, 'nearby'>, t: Translator<'listingFacts'>): readonly NearbyView[] {
  return nearby
    .toSorted((one, other) => Number(one.by === 'car') - Number(other.by === 'car') || one.minutes - other.minutes)
    .map(({ by, kind, minutes, name }) => ({
      kind: t(`near.${kind}`),
      name,
      minutes: t(`minutes.${by}`, { minutes: String(minutes) }),
    }));
}
