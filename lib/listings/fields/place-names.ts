import { placeInTown } from '@/lib/listings/place/place-in-town';
import { fullName, knownArea, listPlaces, perGazetteer, placeChain, type Place } from '@/lib/site/places';
import { foldText } from '@/lib/text/fold-text';
import { typedText, type TypedValues } from './typed-values';

const plainName = (place: Place): string => placeInTown(fullName(place), place.municipality ?? '');

/** A shared name includes its surrounding place. */
export const namedPlaces = perGazetteer((): readonly Readonly<{ id: string; name: string }>[] => {
  const shared = listPlaces().map((place) => foldText(plainName(place)));
  return listPlaces().map((place, index) => {
    const name = plainName(place);
    const isShared = shared.some((other, at) => at !== index && other === shared[index]);
    const around = placeChain(place.id)[1];
    return { id: place.id, name: isShared && around ? `${name} (${around.name})` : name };
  });
});

const byId = perGazetteer(() => new Map(namedPlaces().map(({ id, name }) => [id, name])));
const byName = perGazetteer(
  () =>
    new Map([
      ...listPlaces().map(({ id, name }) => [foldText(name), id] as const),
      ...namedPlaces().map(({ id, name }) => [foldText(name), id] as const),
    ]),
);

/** Returns the text itself for an unknown municipality. */
export const placeName = (area: string): string => byId().get(area) ?? area;

const placeId = (typed: string): string => {
  const text = typed.trim();
  return byId().has(text) ? text : (byName().get(foldText(text)) ?? knownArea(text));
};

const withArea = (values: TypedValues, change: (area: string) => string): TypedValues =>
  typedText(values, 'area') === '' ? values : { ...values, area: change(typedText(values, 'area')) };

export const withPlaceName = (values: TypedValues): TypedValues => withArea(values, placeName);

export const withPlaceId = (values: TypedValues): TypedValues => withArea(values, placeId);
