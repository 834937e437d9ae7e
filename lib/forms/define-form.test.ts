import * as z from 'zod/mini';
import { defineForm } from './define-form';

const needed = z.string('required').check(z.minLength(1, 'required'));
const form = defineForm({
  schema: z.object({
    email: needed,
    address: z.object({ street: needed }),
    rooms: z
      .array(z.object({ area: z.string('required').check(z.regex(/^\d+$/, 'figure')) }))
      .check(z.minLength(1, 'rooms')),
  }),
  codes: ['required', 'figure', 'rooms', 'failed'],
  failure: 'failed',
  preserved: ['email', 'address.street', 'rooms'],
  at: { figure: 'rooms[3].area' },
});
const valid = { email: 'a@b', address: { street: 'Mallorca' }, rooms: [{ area: '12' }] };

it.each<[string, object, object | null]>([
  ['all is well', valid, null],
  ['a flat field', { ...valid, email: '' }, { email: 'required' }],
  ['a nested field', { ...valid, address: { street: '' } }, { 'address.street': 'required' }],
  ['a group is missing', { ...valid, address: undefined }, { address: expect.any(String) }],
  [
    'a cell of a row',
    { ...valid, rooms: [{ area: '12' }, { area: 'x' }, {}] },
    { 'rooms[1].area': 'figure', 'rooms[2].area': 'required' },
  ],
  ['there is no row', { ...valid, rooms: [] }, { rooms: 'rooms' }],
])('names what is wrong where %s', (_what, values, codes) => {
  expect(form.check?.(values)).toEqual(codes);
});

it('takes names of its fields alone', () => {
  const { schema, codes, failure } = form;
  // @ts-expect-error: no such field.
  expect(defineForm({ schema, codes, failure, preserved: ['address.town'] }).preserved).toHaveLength(1);
});
