import type { StaffActor } from '@/lib/access/actor';
import { setCatalogue } from '@/lib/listings/catalogue/catalogue';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import type { Listing } from '@/lib/listings/catalogue/listings';
import { noFilters, type SearchFilters } from '@/lib/listings/search/filters';
import { listingsHref, searchIndex } from '@/lib/listings/list/search-page';
import { mapPoint } from '@/lib/listings/place/shown-point';
import { listingsForContact } from '@/lib/server/services/matching/listings-for-contact';
import type { Match } from '@/lib/server/services/matching/match';
import { contactsForListing } from '@/lib/server/services/matching/contacts-for-listing';
import { readListingsForContact, readContactsForListing } from '@/lib/server/services/matching/read-matches';
import { listPlaces } from '@/lib/site/places';
import { makeListing } from '@/tests/support/make-listing';
import { onDatabase } from '@/tests/support/database/engines';
import { staffActor } from '@/tests/support/staff-actor';

jest.setTimeout(180_000);

const [HOMES, PEOPLE, SAMPLE] = [5_000, 2_000, 25];
const areas = ['eixample', 'gracia', 'sarria-sant-gervasi', 'moraira', 'calp', 'xabia', 'altea'].filter((id) =>
  listPlaces().some((place) => place.id === id),
);
const streets = ['Carrer de Girona', 'Carrer de Mallorca', 'Calle del Mar', 'Passeig de Gràcia', 'Camí Vell'];
const types = ['apartment', 'penthouse', 'house', 'villa'] as const;

/** A fixed seed repeats the same numbers. */
let seed = 20_261_126;
const random = (below: number) => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
};
const oneOf = <Item>(items: readonly Item[]): Item => items[random(items.length)]!;
const chance = (percent: number) => random(100) < percent;

const listings = Array.from({ length: HOMES }, (_, n): Listing => {
  const area = oneOf(areas);
  const place = listPlaces().find(({ id }) => id === area)!;
  const type = oneOf(types);
  return makeListing(type === 'villa' ? 'villa' : 'flat', {
    ...{ id: `home-${n}`, reference: `XX-${10_000 + n}`, type, area, region: place.region },
    neighbourhood: place.name,
    status: chance(8) ? 'reserved' : chance(5) ? 'sold' : 'available',
    price: 100_000 + random(190) * 10_000,
    bedrooms: random(6),
    bathrooms: 1 + random(4),
    builtArea: 40 + random(300),
    street: oneOf(streets),
    latitude: place.centre.latitude + (random(200) - 100) / 10_000,
    longitude: place.centre.longitude + (random(200) - 100) / 10_000,
    hasLift: chance(50),
  });
});

function drawn(): SearchFilters['outline'] {
  // No listing is on the edge: coordinates have steps of 0.0025 degrees.
  const [latitude, longitude] = [41.3853 + random(40) / 1_000, 2.1403 + random(50) / 1_000];
  const side = 0.01;
  return [
    [latitude, longitude],
    [latitude + side, longitude],
    [latitude + side, longitude + side],
    [latitude, longitude + side],
  ];
}

const searches = Array.from({ length: PEOPLE }, (): SearchFilters => ({
  ...noFilters,
  operation: chance(70) ? 'sale' : chance(10) ? 'rent' : null,
  types: chance(60) ? [...new Set([oneOf(types), oneOf(types)])] : [],
  areas: chance(60) ? [oneOf([...areas, 'barcelona', 'costa-blanca'])] : [],
  location: chance(20) ? oneOf(['girona', 'mallorca', 'calle del mar', 'vell']) : '',
  minPrice: chance(20) ? 100_000 + random(20) * 10_000 : null,
  maxPrice: chance(80) ? 350_000 + random(160) * 10_000 : null,
  beds: chance(70) ? 1 + random(4) : null,
  baths: chance(30) ? 1 + random(3) : null,
  minSize: chance(30) ? 50 + random(100) : null,
  features: chance(15) ? ['lift'] : [],
  outline: chance(10) ? drawn() : null,
}));
const queryOf = (filters: SearchFilters) => listingsHref(filters).split('?')[1] ?? '';

/** Does not use the site's search. */
function lacks(home: Listing, wanted: SearchFilters): readonly string[] {
  const around: string[] = [];
  for (let id: string | null = home.area; id !== null; id = listPlaces().find((one) => one.id === id)?.parent ?? null) {
    around.push(id);
  }
  const isIn = (id: string) => around.includes(id);
  const beside = (id: string) => {
    const place = listPlaces().find((one) => one.id === id);
    const others = listPlaces().filter((one) => one.parent === place?.parent && one.id !== id && one.parent !== null);
    const gap = (other: (typeof others)[number]) => kilometres(place!.centre, other.centre);
    return [...others]
      .sort((one, other) => gap(one) - gap(other))
      .slice(0, 3)
      .some((other) => isIn(other.id));
  };
  const words = `${home.street} ${home.neighbourhood} ${home.municipality}`.toLowerCase();
  const typed = wanted.location.replace('calle del ', '');
  const { baths, beds, maxPrice, minPrice, minSize } = wanted;
  const failures: string[] = [];
  const lack = (isLacking: boolean, isNear: boolean, name: string) => {
    if (isLacking) failures.push(isNear ? name : 'far');
  };
  lack(wanted.operation !== null && home.operation !== wanted.operation, false, '');
  lack(wanted.types.length > 0 && !wanted.types.includes(home.type), false, '');
  lack(wanted.areas.length > 0 && !wanted.areas.some(isIn), wanted.areas.some(beside), 'areas');
  lack(typed !== '' && !words.split(' ').some((word) => word.startsWith(typed)), false, '');
  lack(
    home.price < (minPrice ?? 0) || home.price > (maxPrice ?? Infinity),
    home.price >= (minPrice ?? 0) * 0.9 && home.price <= (maxPrice ?? Infinity) * 1.1,
    'price',
  );
  lack(beds !== null && home.bedrooms < beds, home.bedrooms + 1 === beds, 'beds');
  lack(baths !== null && home.bathrooms < baths, home.bathrooms + 1 === baths, 'baths');
  lack(minSize !== null && (home.builtArea ?? 0) < minSize, false, '');
  lack(wanted.features.includes('lift') && !home.hasLift && !home.features.includes('lift'), false, '');
  lack(wanted.outline !== null && !isInSquare(home, wanted.outline), false, '');
  return failures;
}

type Point = Readonly<{ latitude: number; longitude: number }>;

function kilometres(one: Point, other: Point): number {
  const radians = Math.PI / 180;
  const [a, b] = [one.latitude * radians, other.latitude * radians];
  const turn = (one.longitude - other.longitude) * radians;
  return 6_371 * Math.acos(Math.min(1, Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(turn)));
}

function isInSquare(home: Listing, corners: NonNullable<SearchFilters['outline']>): boolean {
  const point = mapPoint(home);
  const [first, , third] = corners;
  return (
    point !== null && point[0] >= first![0] && point[0] <= third![0] && point[1] >= first![1] && point[1] <= third![1]
  );
}

/** Returns null for a match, the criterion's name for a near match, undefined otherwise. */
function judged(home: Listing, wanted: SearchFilters): string | null | undefined {
  const failures = lacks(home, wanted);
  if (failures.length === 0) return null;
  return failures.length === 1 && failures[0] !== 'far' ? failures[0] : undefined;
}

const missOf = ({ reasons: [best] }: Match) => (best?.kind === 'search' ? best.miss : undefined);
const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

onDatabase(({ run }) => {
  const actor: StaffActor = staffActor('agent');

  beforeEach(async () => {
    setCatalogue(listings, [], 1);
    const ids = searches.map((_, n) => n);
    await run(`insert into contacts (id, name, locale, source) values
      ${ids.map((n) => `('${idOf(n)}', 'Person ${n}', 'es', 'desk')`).join(',')}`);
    await run(`insert into contact_emails (email, contact_id) values
      ${ids.map((n) => `('person-${n}@example.com', '${idOf(n)}')`).join(',')}`);
    await run(`insert into requirements (contact_id, query, requested_at) values
      ${ids.map((n) => `('${idOf(n)}', '${queryOf(searches[n]!)}', now())`).join(',')}`);
  });
  afterAll(() => setCatalogue(contentListings, [], 0));

  it(`agrees with a reckoning without the search on ${HOMES} homes and ${PEOPLE} people`, async () => {
    const onOffer = listings.filter(({ status }) => status === 'available');
    let found = 0;
    for (let n = 0; n < SAMPLE; n += 1) {
      const home = oneOf(onOffer);
      const expected = searches.flatMap((wanted, person) => {
        const miss = judged(home, wanted);
        return miss === undefined ? [] : [`${idOf(person)} ${miss}`];
      });
      const matches = (await contactsForListing(actor, home.id)) ?? [];
      expect(matches.map((match) => `${match.contact.id} ${missOf(match)}`).sort()).toEqual(expected.sort());
      found += expected.length;
    }
    for (let n = 0; n < SAMPLE; n += 1) {
      const person = random(PEOPLE);
      const expected = onOffer.flatMap((home) => {
        const miss = judged(home, searches[person]!);
        return miss === undefined ? [] : [`${home.id} ${miss}`];
      });
      const matches = (await listingsForContact(actor, idOf(person)))?.matches ?? [];
      expect(matches.map((match) => `${match.listing.id} ${missOf(match)}`).sort()).toEqual(expected.sort());
      found += expected.length;
    }
    expect(found).toBeGreaterThan(1_000);
  });

  it('says what a page costs', async () => {
    const available = listings.find(({ status }) => status === 'available')?.id ?? '';
    const cost = async (work: () => Promise<unknown>) => {
      const start = process.cpuUsage();
      await work();
      const { system, user } = process.cpuUsage(start);
      return Math.round((system + user) / 1_000);
    };
    const pages = {
      'people for a home': () => readContactsForListing(actor, available, 1, 'es'),
      'homes for a person': () => readListingsForContact(actor, idOf(7), 60, 'es'),
    };
    searchIndex();
    const lines: string[] = [];
    for (const [name, read] of Object.entries(pages)) {
      const first = await cost(read);
      const later: number[] = [];
      for (let n = 0; n < 9; n += 1) later.push(await cost(read));
      later.sort((one, other) => one - other);
      lines.push(`${name}: first ${first} ms, then ${later[4]} ms of CPU, at least ${later[0]} ms`);
    }
    process.stdout.write(`${lines.join('\n')}\n`);
    expect(lines).toHaveLength(2);
  });
});
