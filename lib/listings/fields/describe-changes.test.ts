import { makeListing } from '@/tests/support/make-listing';
import { describeChanges, describeField } from './describe-changes';
import { describeConflict } from './describe-conflict';
import { editorView } from './editor-view';
import { listingWarnings } from '@/lib/listings/schema/listing-warnings';
import { lawStates } from './law-points';
import { listingProblems } from '@/lib/listings/schema/listing-schema';

const flat = makeListing('flat', { price: 500_000, occupancy: 'vacant' });

it('says what differs, in words and figures of the language', () => {
  const after = { ...flat, price: 480_000.5, occupancy: 'let', updated: '2026-11-30' } as const;
  expect(describeChanges(flat, after, 'en')).toEqual([
    { field: 'price', label: 'Price', before: '€500,000', after: '€480,000.50' },
    { field: 'occupancy', label: 'Occupancy', before: 'Vacant', after: 'Let to tenants' },
  ]);
  expect(describeChanges(flat, after, 'es')[0]).toMatchObject({ label: 'Precio', before: '500.000\u00a0€' });
  expect(describeChanges(flat, flat, 'en')).toEqual([]);
});

it('compares texts by language, tables as a whole and photographs by number', () => {
  const { text } = flat;
  const after = {
    ...flat,
    text: { ...text, en: { ...text.en, title: 'Another' } },
    rooms: [{ room: 'hall', area: 4, level: 0 }] as const,
    images: [],
  };
  const rows = describeChanges(flat, after, 'en');
  expect(rows.map(({ label }) => label)).toEqual(['Rooms', 'Title (EN)', 'Photos']);
  expect(rows[0]?.after).toBe('Hall 4 m² 0');
  expect(rows[2]?.after).toBe('none');
});

it('shows both sides of a conflict, and not what both say', () => {
  const typed = { price: '480.000', street: flat.street ?? '', 'energy.issued': 'soon', features: [] };
  const rows = describeConflict(flat, typed, 'en');
  expect(rows.map(({ input, mine }) => [input, mine])).toEqual([
    ['price', '€480,000'],
    ['energy.issued', 'soon'],
    ...(flat.features.length > 0 ? [['features', '']] : []),
  ]);
});

it('says a field of the source in words', () => {
  expect(describeField('agencyFee', flat, 'en')).toContain('The owner');
  expect(describeField('street', { ...flat, street: undefined }, 'en')).toBe('');
});

it('counts what a section lacks, and shows a home what its kind has', () => {
  const draft = { ...flat, energy: undefined, habitability: undefined };
  const sections = editorView(draft, listingProblems(draft), 'en');
  expect(sections.find(({ id }) => id === 'energy')?.missing).toBe(2);
  expect(sections.flatMap(({ fields }) => fields.map(({ field }) => field))).not.toContain('rental');
  const letting = editorView({ ...flat, operation: 'rent' }, [], 'en');
  expect(letting.flatMap(({ fields }) => fields.map(({ field }) => field))).toContain('rental');
});

it('lists what the law asks of a home, and whether it is there', () => {
  const draft = { ...flat, energy: undefined };
  const states = lawStates(draft, listingProblems(draft));
  expect(states.find(({ id }) => id === 'energy')?.isDone).toBe(false);
  expect(states.find(({ id }) => id === 'building')?.isDone).toBe(true);
  expect(states.map(({ id }) => id)).not.toContain('tourist');
});

it('shows that a text speaks of less than the whole home, without calling the rest of it missing', () => {
  const draft = { ...flat, text: { ...flat.text, en: { ...flat.text.en, opening: 'A leasehold home.' } } };
  const done = new Map(lawStates(draft, listingWarnings(draft)).map(({ id, isDone }) => [id, isDone]));
  expect([done.get('lessThanWhole'), done.get('exclusion'), done.get('building')]).toEqual([false, true, true]);
});
