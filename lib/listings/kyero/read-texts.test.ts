import { kyeroFeed, kyeroProperty } from '@/tests/support/kyero-feed';
import { readKyero, readOne } from '@/tests/support/read-kyero';

const featuresOf = async (...features: readonly string[]) => {
  const { listings } = await readOne({ features: features.map((one) => `<feature>${one}</feature>`).join('') });
  return listings[0]?.features;
};

it.each([
  'Sea view, Garage, Lift',
  'Sea view;Garage;Lift',
  'Sea view|Garage|Lift',
  '• Sea view • Garage • Lift',
  'Sea view&lt;br&gt;Garage&lt;br/&gt;Lift',
  '&lt;ul&gt;&lt;li&gt;Sea view&lt;/li&gt;&lt;li&gt;Garage&lt;/li&gt;&lt;li&gt;Lift&lt;/li&gt;&lt;/ul&gt;',
  'Sea view\nGarage\nLift',
  'Sea view - Garage / Lift',
  'Sea view: yes; Garage: sí; Lift: 1',
])('reads the features of one element: %j', async (list) => {
  expect((await featuresOf(list))?.filter(Boolean)).toEqual(['Sea view', 'Garage', 'Lift']);
});

it('reads a list that is longer than any feature, and one outside <feature>', async () => {
  const many = Array.from({ length: 30 }, (_, index) => `Feature number ${index}`);
  expect(await featuresOf(many.join(', '))).toEqual(many);
  expect((await readOne({ features: 'Garage, Lift' })).listings[0]?.features).toEqual(['Garage', 'Lift']);
});

it.each(['Optional: garage, storage', 'No lift, garage', 'Near: beach, golf', 'Sin ascensor, garaje', 'Garage: no'])(
  'takes nothing out of %j',
  async (list) => expect(await featuresOf(list)).toEqual([list]),
);

it('reads escapes that a program wrote as text', async () => {
  const { listings } = await readOne({ desc: "<es>\\u00c1tico en L\\'Eixample\\r\\nCon terraza\\nY luz</es>" });
  expect(listings[0]?.description.es).toBe("Ático en L'Eixample\nCon terraza\nY luz");
});

it.each([
  [{ desc: '<en>Nice</en><de>Mit Nießbrauch verkauft</de>' }, 'desc/de', 'nießbrauch'],
  [{ desc: '<es>Se vende el 50 % de la casa</es>' }, 'desc/es', 'se vende el 50 % de'],
  [{ features: '<feature>Leasehold</feature>' }, 'features/feature', 'leasehold'],
  [{ location_detail: 'Tosalet (nuda propiedad)' }, 'location_detail', 'nuda propiedad'],
])('doubts that %j is a whole home, and says why', async (changes, field, words) => {
  const { listings, notes, problems } = await readOne(changes);
  expect([problems, listings[0]?.hasOwnershipDoubt]).toEqual([[], true]);
  expect(notes).toContainEqual(
    expect.objectContaining({ field, message: expect.stringContaining(`says “${words}”: if less`) }),
  );
});

it('keeps texts in German, Dutch and French with their titles, but no repetition of another language', async () => {
  const { listings } = await readOne({
    desc: '<en>A flat.</en><de>Nahe am Meer.&lt;br&gt;&lt;br&gt;Mit Aufzug.</de><nl>A flat.</nl><fr>Près de la mer.</fr>',
    title: '<de>Helle Wohnung</de><nl>Appartement</nl>',
  });
  expect(listings[0]?.otherTexts).toEqual({
    de: { title: 'Helle Wohnung', text: 'Nahe am Meer.\n\nMit Aufzug.' },
    fr: { text: 'Près de la mer.' },
  });
});

it('does not doubt a letting, nor a home that says it is freehold', async () => {
  const { listings } = await readKyero(
    kyeroFeed([
      kyeroProperty({ price: '1200', price_freq: 'month', desc: '<en>Leasehold.</en>' }),
      kyeroProperty({ id: '46', ref: 'KY-46', desc: '<en>Freehold, no leasehold.</en>' }),
    ]),
  );
  expect(listings.map(({ hasOwnershipDoubt }) => hasOwnershipDoubt)).toEqual([false, false]);
});
