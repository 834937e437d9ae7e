import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { makeListing } from '@/tests/support/make-listing';
import { fieldsOf, listingFieldList, listingFieldNames, sectionOf } from './field-list';
import { sections } from './field-types';
import { changedByForm, readDraft } from './read-draft';
import { typedValues } from './typed-values';
import en from '@/messages/en';
import es from '@/messages/es';

const flat = makeListing('flat');

it.each(contentListings.map((listing) => [listing.id, listing] as const))('reads %s as it was shown', (_, listing) => {
  const typed = typedValues(listing);
  const { errors, fields } = readDraft(typed, listing);
  expect(errors).toEqual({});
  for (const [field, value] of Object.entries(fields)) {
    expect({ field, value }).toEqual({ field, value: listing[field as keyof typeof listing] });
  }
  expect(changedByForm(listing, typed).fields).toEqual({});
});

it('reads another region, whose taxes are not known, as it was shown', () => {
  const typed = typedValues({ ...flat, region: null });
  expect(typed.region).toBe('other');
  expect(changedByForm({ ...flat, region: null }, typed).fields).toEqual({});
  expect(changedByForm(flat, { ...typedValues(flat), region: 'other' }).fields).toEqual({ region: null });
});

it('reads texts in other languages, and none when all are emptied', () => {
  const otherTexts = { nl: { title: 'Appartement', text: 'Dicht bij zee.\n\nMet lift.' } };
  const typed = typedValues({ ...flat, otherTexts });
  expect(changedByForm(flat, typed).fields).toEqual({ otherTexts });
  const emptied = { ...typed, 'otherTexts.nl.title': '', 'otherTexts.nl.text': ' ' };
  expect(changedByForm({ ...flat, otherTexts }, emptied).fields).toEqual({ otherTexts: undefined });
});

it('has a label in both languages for every field and input', () => {
  for (const field of listingFieldNames) {
    const { label, rows } = listingFieldList[field];
    for (const name of [label, ...rows.map((row) => row.label)]) {
      for (const texts of [en, es]) expect(Object.keys(texts.deskFields.labels)).toContain(name);
    }
  }
});

it('has a section for every field that people fill in', () => {
  const shown = sections.flatMap((section) => fieldsOf(section, {}));
  const elsewhere = listingFieldNames.filter((field) => listingFieldList[field].section === 'elsewhere');
  expect(new Set(shown).size).toBe(shown.length);
  expect(elsewhere).toEqual(
    expect.arrayContaining(['id', 'reference', 'status', 'images', 'imageTexts', 'published', 'updated']),
  );
  expect(sectionOf('energy')).toBe('energy');
  expect(sectionOf('nothing of a listing')).toBe('basics');
});

it.each([
  ['price', 'a lot', 'number'],
  ['price', '12,34,5', 'number'],
  ['bedrooms', '2.5', 'whole'],
  ['bedrooms', 'two', 'whole'],
  ['type', 'castle', 'choice'],
  ['energy.issued', '2026-02-31', 'day'],
  ['energy.issued', 'yesterday', 'day'],
  ['latitude', '41º 23′', 'number'],
  ['video', 'javascript:alert(1)', 'address'],
  ['street', 'x'.repeat(501), 'tooLong'],
  ['postalCode', '080123', 'tooLong'],
  ['rooms[0].area', 'big', 'number'],
])('says what is wrong with %s: %s', (name, typed, error) => {
  expect(readDraft({ ...typedValues(flat), [name]: typed }, flat).errors).toEqual({ [name]: error });
});

it.each([
  ['350.000 €', 350_000],
  ['350,000', 350_000],
  ['1.250,50', 1250.5],
  ['  920 ', 920],
])('reads the price %s', (price, expected) => expect(readDraft({ price }).fields).toEqual({ price: expected }));

it('changes what was typed, and nothing that the form lacks', () => {
  expect(changedByForm(flat, { price: String(flat.price + 1), street: '' }).fields).toEqual({
    price: flat.price + 1,
    street: undefined,
  });
  expect(changedByForm(flat, { features: '' }).fields).toEqual({ features: [] });
  expect(changedByForm(flat, { rooms: '' }).fields).toEqual({ rooms: [] });
  expect(changedByForm(flat, {}).fields).toEqual({});
  const ofOthers = { id: 'x', reference: 'x', status: 'sold', published: '2026-01-01', updated: '2026-01-01' };
  expect(changedByForm(flat, ofOthers).fields).toEqual({});
  expect(readDraft({ 'rooms[999999999].room': 'hall' }).fields).toEqual({ rooms: [] });
});

it.each([
  ['2', ['lift', 'garage']],
  ['0', ['lift']],
])('marks the garage of a listing with %s parking spaces', (parkingSpaces, features) => {
  const began = { ...flat, features: ['lift'] as const };
  const { fields } = changedByForm(began, { ...typedValues(began), parkingSpaces });
  expect({ features: began.features, ...fields }).toEqual({ parkingSpaces: Number(parkingSpaces), features });
});

it('takes the floor of a flat that becomes a house', () => {
  const typed = { ...typedValues(flat), type: 'house', floor: '' };
  expect(changedByForm(flat, typed).fields).toEqual({ type: 'house', floor: null });
});

it('drops the letting of a home that is sold, and asks for nothing of one that is let', () => {
  const letting = contentListings.find(({ operation }) => operation === 'rent');
  if (!letting) throw new Error('no home to rent');
  const typed = { ...typedValues(letting), operation: 'sale' };
  expect(changedByForm(letting, typed).fields).toMatchObject({ operation: 'sale', rental: null });
  expect(changedByForm(letting, { ...typedValues(letting), 'rental.stressedArea.is': 'no' }).fields).toMatchObject({
    rental: { stressedArea: null },
  });
});
