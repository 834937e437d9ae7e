import type { Listing } from '@/content/types/listing';
import type { Translator } from '@/lib/i18n/translator';

export type NearbyView = Readonly<{ kind: string; name: string; minutes: string }>;

/** Avoids a repeated kind, such as 'Hospital' beside 'Hospital Clínic'. */
const withoutKind = (name: string, kind: string) => (name.startsWith(`${kind} `) ? name.slice(kind.length + 1) : name);

/** Walking distances first, then by car; nearest first. */
export function nearbyView({ nearby }: Pick<Listing, 'nearby'>, t: Translator<'listingFacts'>): readonly NearbyView[] {
  return nearby
    .toSorted((one, other) => Number(one.by === 'car') - Number(other.by === 'car') || one.minutes - other.minutes)
    .map(({ by, kind: id, minutes, name }) => {
      const kind = t(`near.${id}`);
      return { kind, name: withoutKind(name, kind), minutes: t(`minutes.${by}`, { minutes: String(minutes) }) };
    });
}
