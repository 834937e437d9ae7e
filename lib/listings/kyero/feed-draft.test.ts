import { listingProblems } from '@/lib/listings/schema/listing-schema';
import { readOne } from '@/tests/support/read-kyero';
import type { FeedFields } from '@/tests/support/kyero-feed';
import { completeSupplement, longDescription } from '@/tests/support/complete-supplement';
import { feedDraft } from './feed-draft';
import type { Supplement } from './feed-settings';

const known = { id: 'villa-moraira-ky-45', published: '2026-11-20', images: [] } as const;

const draftOf = async (changes: FeedFields = {}, supplement: Supplement = {}) => {
  const { listings } = await readOne({ town: 'Moraira', desc: longDescription, ...changes });
  return feedDraft(listings[0]!, known, supplement);
};

const fieldsOf = (draft: Parameters<typeof listingProblems>[0]) => [
  ...new Set(listingProblems(draft).map(({ field }) => field.split('.')[0])),
];

it('has what the feed says, and lacks what adverts have to say', async () => {
  const draft = await draftOf();
  expect(draft).toMatchObject({
    ...known,
    reference: 'KY-45',
    area: 'moraira',
    neighbourhood: 'Tosalet',
    municipality: 'Moraira',
    features: expect.arrayContaining(['sea-view', 'garage', 'pool']),
    vat: null,
    rental: null,
  });
  expect(draft.text?.en).toMatchObject({
    title: '3-bedroom villa for sale in Tosalet, Moraira',
    opening: expect.stringContaining('terrace'),
    paragraphs: [expect.stringContaining('kitchen')],
  });
  expect(fieldsOf(draft).toSorted()).toEqual([
    'agencyFee',
    'communityFees',
    'condition',
    'energy',
    'habitability',
    'occupancy',
    'propertyTax',
    'protection',
    'registry',
    'text',
    'usableArea',
    'year',
  ]);
});

it('is complete with its supplement', async () => {
  expect(listingProblems(await draftOf({}, completeSupplement))).toEqual([]);
});

it('stays a draft in one language, and with a description of a few words', async () => {
  const english = await draftOf({ desc: longDescription.replace(/<es>.*<\/es>/s, '') }, completeSupplement);
  expect(listingProblems(english).map(({ field }) => field)).toContain('text.es.title');
  const short = await draftOf({ desc: '<en>Nice.</en><es>Bonita.</es>' }, completeSupplement);
  expect(listingProblems(short).map(({ field }) => field)).toEqual(['text.en.summary', 'text.es.summary']);
});

it('needs the rate of VAT for a new build, and adds it where the feed leaves it out', async () => {
  expect(fieldsOf(await draftOf({ new_build: '1' }, completeSupplement))).toEqual(['vat']);
  const taxed = { ...completeSupplement, vat: 10, priceExcludesVat: true };
  const draft = await draftOf({ new_build: '1', price: '300000' }, taxed);
  expect(draft).toMatchObject({ price: 330_000, vat: 10 });
});

it.each([
  ['Vila de Gràcia', 'Barcelona', 'Barcelona', 'gracia'],
  [null, 'Calpe', 'Alicante', 'calp'],
  [null, 'Calp / Calpe', 'Alicante', 'calp'],
  [null, 'Moraira, Teulada', 'Alicante', 'moraira'],
  [null, 'Teulada-Moraira', 'Alicante', 'moraira'],
  [null, 'ALTEA LA VELLA', 'Alicante', 'altea'],
  ['Altea Hills', 'Altea', '', 'altea'],
  ['Poblenou', 'Barcelona', 'Barcelona', 'poblenou'],
  ['Sarrià', 'Barcelona', 'Barcelona', 'sarria-sant-gervasi'],
  [null, 'Barcelona', 'Barcelona', 'barcelona'],
  ['Centro', 'Granada', 'Alicante', 'Granada'],
  ['Moraira', 'Costa Blanca', 'Alicante', 'moraira'],
  ['El Portet', 'Teulada, Moraira', 'Alicante', 'moraira'],
  ['Eixample', 'Girona', 'Girona', 'Girona'],
  ['Near Moraira', 'Jávea', 'Alicante', 'xabia'],
  ['Moraira', 'Jávea', 'Alicante', 'xabia'],
  [null, 'Paterna, Valencia', 'Valencia', 'Paterna'],
])('finds the area of %s, %s', async (location_detail, town, province, area) => {
  expect((await draftOf({ location_detail, town, province, location: null })).area).toBe(area);
});

it.each([
  ['Calpe', 'Calp / Calpe', 'Calp'],
  ['Calp', 'Calp', 'Calp'],
  ['Altea (Altea)', 'Altea', 'Altea'],
  [null, 'Moraira, Teulada', 'Moraira'],
  ['El Portet', 'Moraira, Teulada', 'El Portet, Moraira'],
])('names %s, %s once in a heading', async (location_detail, town, expected) => {
  const { text } = await draftOf({ location_detail, town, location: null });
  expect(text?.en?.title).toBe(`3-bedroom villa for sale in ${expected}`);
});

it('has no rooms and no region that its feed does not tell', async () => {
  const unknown = { town: 'Villanueva', province: 'Other', location: null };
  const draft = await draftOf({ ...unknown, beds: null, baths: '' }, completeSupplement);
  expect(fieldsOf(draft)).toEqual(expect.arrayContaining(['bedrooms', 'bathrooms', 'region']));
  const supplemented = await draftOf(unknown, { ...completeSupplement, region: 'valencian-community' });
  expect(listingProblems(supplemented)).toEqual([]);
});

it.each(['Granada', 'Illes Balears', '29'])(
  'is complete in %s, a province without known tax rates',
  async (province) => {
    const draft = await draftOf({ province, town: 'Villanueva', location: null }, completeSupplement);
    expect([draft.region, listingProblems(draft)]).toEqual([null, []]);
  },
);
