import { regions } from '@/content/types/listing';
import { placeKinds } from '@/content/types/place';
import type { Locale } from '@/lib/i18n/locales';
import { fullName, idsWithin, listPlaces, type Place } from '@/lib/site/places';
import { listTeam } from '@/lib/site/team';

export function placeChoices(locale: Locale, place: Place | null) {
  const within = place ? idsWithin(place.id) : [];
  return {
    kind: placeKinds,
    region: regions,
    parent: listPlaces()
      .filter(({ id }) => !within.includes(id))
      .map((one) => ({ value: one.id, name: fullName(one) }))
      .toSorted((one, other) => one.name.localeCompare(other.name, locale)),
    agent: listTeam(locale).map(({ id, name }) => ({ value: id, name })),
  };
}
