import { readClosedTime } from './read-closed-time';

const read = (input: Partial<Parameters<typeof readClosedTime>[0]>) => {
  const { from, to } = readClosedTime(
    { firstDay: '2026-12-24', from: '', lastDay: '', to: '', ...input },
    'Europe/Madrid',
  );
  return [new Date(from).toISOString(), new Date(to).toISOString()];
};

it('is the whole day without times', () => {
  expect(read({})).toEqual(['2026-12-23T23:00:00.000Z', '2026-12-24T23:00:00.000Z']);
});

it('goes from a time of the first day to a time of the last', () => {
  expect(read({ from: '18:00', lastDay: '2026-12-26', to: '10:30' })).toEqual([
    '2026-12-24T17:00:00.000Z',
    '2026-12-26T09:30:00.000Z',
  ]);
});

it('may end before it begins', () => {
  const [from = '', to = ''] = read({ from: '18:00', to: '17:00' });
  expect(from > to).toBe(true);
});
