import { makeListing } from '@/tests/support/make-listing';
import { changedInputs, typedChanges, typedInputs, typedOf, withTyped } from './typed-changes';
import { typedValues } from './typed-values';

const flat = makeListing('flat', { features: ['lift', 'balcony'] });
const began = typedValues(flat);

it('takes the inputs of a listing from what a form sent', () => {
  const sent: readonly (readonly [string, string])[] = [
    ['id', 'x'],
    ['status', 'sold'],
    ['editVersion', '3'],
    ['$ACTION_1', ''],
    ['text.es.opening', 'one\r\ntwo'],
    ['features', ''],
    ['features', 'lift'],
    ['featured', ''],
    ['featured', 'yes'],
    ['rooms', ''],
    ['rooms[0].room', 'hall'],
  ];
  expect(typedInputs(sent)).toEqual({
    'text.es.opening': 'one\ntwo',
    features: ['lift'],
    featured: 'yes',
    rooms: '',
    'rooms[0].room': 'hall',
  });
  expect(typedInputs([['featured', '']])).toEqual({ featured: '' });
});

it('finds what was typed, and not what is only written in another way', () => {
  expect(typedChanges(began, began)).toEqual({});
  expect(typedChanges(began, { street: ` ${flat.street ?? ''} `, features: ['balcony', 'lift'] })).toEqual({});
  expect(typedChanges(began, { featured: '', isNewBuild: 'no' })).toEqual({});
  expect(typedChanges(began, { street: '', features: ['lift'] })).toEqual({ street: '', features: ['lift'] });
});

it('takes a table as a whole', () => {
  const typed = { rooms: '', 'rooms[0].room': 'hall', 'rooms[0].area': '4', 'rooms[0].level': '0' };
  expect(typedChanges(began, typed)).toEqual(typed);
  expect(changedInputs({ ...typed, price: '1' })).toEqual(['rooms', 'price']);
  expect(typedOf({ ...typed, price: '1' }, 'rooms')).toEqual(typed);
  const merged = withTyped(began, typed);
  expect(Object.keys(merged).filter((name) => name.startsWith('rooms['))).toHaveLength(3);
  expect(merged.price).toBe(String(flat.price));
});
