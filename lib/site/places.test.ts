import { barcelonaLevels, barcelonaOverrides, costaBlancaLevels } from '@/content/price-levels';
import { listings } from '@/content/properties/all';
import { reservedSlugs } from '@/lib/i18n/place-paths';
import { listAreas } from './areas';
import { findGazetteerPlace, idsWithin, inPlace, listPlaces, placeChain, slugOf } from './places';

const places = listPlaces();
const slugs = places.flatMap((place) => [slugOf(place), ...(place.oldSlugs ?? [])]);

describe('the gazetteer', () => {
  it('has each id once, and each slug, of today or of before, for one place', () => {
    const ids = places.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('has slugs without accents that are no word of the addresses and no number of a page', () => {
    expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
    expect(slugs.filter((slug) => reservedSlugs.has(slug))).toEqual([]);
  });

  it('knows every parent, the region of which the place has, and no circle', () => {
    const regionOf = (id: string | null) => (id === null ? null : findGazetteerPlace(id)?.region);
    for (const { id, parent, region } of places) {
      expect(regionOf(parent)).toBe(parent === null ? null : region);
      expect(placeChain(id).filter((place) => place.id === id)).toHaveLength(1);
    }
  });

  it('names price levels that there are', () => {
    const levels = [...barcelonaLevels, ...barcelonaOverrides, ...costaBlancaLevels].map(({ id }) => id);
    expect(places.flatMap(({ priceLevel = [] }) => priceLevel).filter((id) => !levels.includes(id))).toEqual([]);
  });

  it('has the place of every listing of the content', () => {
    const unknown = Object.values(listings).filter(({ area }) => findGazetteerPlace(area) === null);
    expect(unknown).toEqual([]);
  });

  it('keeps the areas of the filters and their order', () => {
    expect(listAreas().map(({ id }) => id)).toEqual([
      ...['eixample', 'gracia', 'sarria-sant-gervasi', 'pedralbes', 'diagonal-mar'],
      ...['moraira', 'altea', 'benissa', 'calp', 'madrid', 'valencia'],
    ]);
  });
});

it('counts what is within a place for it', () => {
  expect(idsWithin('gracia')).toEqual(['gracia', 'vila-de-gracia']);
  expect(placeChain('el-portet').map(({ id }) => id)).toEqual(['el-portet', 'moraira', 'costa-blanca']);
});

it.each([
  ['eixample', 'in the Eixample', 'en el Eixample'],
  ['costa-blanca', 'on the Costa Blanca', 'en la Costa Blanca'],
  ['calp', 'in Calp', 'en Calp'],
])('says where %s is', (id, en, es) => {
  const place = findGazetteerPlace(id);
  expect(place && [inPlace(place, 'en'), inPlace(place, 'es')]).toEqual([en, es]);
});
