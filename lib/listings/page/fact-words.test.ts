import type { Condition, FeatureId, Listing, RoomId } from '@/content/types/listing';
import type { PropertyType } from '@/content/types/property-type';
import en from '@/messages/en';
import es from '@/messages/es';

/** The types require a message for every value. */
type Words = Readonly<{
  type: Record<PropertyType, string>;
  condition: Record<Condition, string>;
  orientation: Record<NonNullable<Listing['orientation']>, string>;
  features: Record<FeatureId, string>;
  room: Record<RoomId, string>;
  near: Record<Listing['nearby'][number]['kind'], string>;
}>;

it.each([
  ['English', en.listingFacts satisfies Words],
  ['Spanish', es.listingFacts satisfies Words],
])('%s has a message for every value', (_, { condition, features, near, orientation, room, type }) => {
  for (const words of [condition, features, near, orientation, room, type]) {
    expect(Object.values<string>(words).filter((word) => word.trim() === '')).toEqual([]);
  }
});
