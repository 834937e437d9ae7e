import { z } from 'zod';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { answerRecord } from './record-action';

const schema = z.object({ rows: z.array(z.object({ name: z.string().min(1, 'required') })) });

function answer(fields: Readonly<Record<string, string>>, work = jest.fn(() => Promise.resolve({}))) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return { state: answerRecord(data, { schema: () => schema, work }), work };
}

const two = { serial: '4', version: '7', 'rows[0].name': 'a', 'rows[1].name': 'b' };

it.each([
  ['add:rows:name', ['a', 'b', ''], 'rows[2].name'],
  ['remove:rows:0:name', ['b'], 'rows[0].name'],
  ['remove:rows:1:name', ['a'], 'rows[0].name'],
  ['raise:rows:1:name', ['b', 'a'], 'rows[0].name'],
])('answers %s without storing anything', async (operation, names, focus) => {
  const { state, work } = answer({ ...two, operation });
  const values = Object.fromEntries(names.map((name, index) => [`rows[${index}].name`, name]));
  expect(await state).toEqual({ serial: 5, version: 7, values, focus });
  expect(work).not.toHaveBeenCalled();
});

it('says which fields are wrong', async () => {
  const { state, work } = answer({ ...two, 'rows[1].name': '' });
  expect(await state).toMatchObject({ code: 'wrongFields', fields: { 'rows[1].name': 'required' }, version: 7 });
  expect(work).not.toHaveBeenCalled();
});

it('passes what is valid with its version, and answers what the work says', async () => {
  const work = jest.fn(() => Promise.resolve({ code: 'conflict', version: 9 }));
  const { state } = answer(two, work);
  expect(await state).toMatchObject({ code: 'conflict', version: 9, values: { 'rows[0].name': 'a' } });
  expect(work).toHaveBeenCalledWith({ rows: [{ name: 'a' }, { name: 'b' }] }, { operation: 'save', version: 7 });
});

it('gives back what was typed in an outage', async () => {
  const work = jest.fn(() => Promise.reject(new DatabaseUnavailableError('down')));
  expect(await answer(two, work).state).toMatchObject({ code: 'failed', values: { 'rows[1].name': 'b' } });
});
