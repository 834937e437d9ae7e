import { readClosedTime } from './read-closed-time';

const read = (input: Partial<Parameters<typeof readClosedTime>[0]>) => {
  const time = { firstDay: '2026-12-24', from: '', lastDay: '', to: '', ...input };
  const span = readClosedTime(time, 'Europe/Madrid');
  return typeof span === 'string' ? span : [span.from, span.to].map((moment) => new Date(moment).toISOString());
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

it('refuses a time that the clocks skip in spring, naming its field', () => {
  expect(read({ firstDay: '2027-03-28', from: '02:30', to: '10:00' })).toBe('noSuchTime');
  expect(read({ firstDay: '2027-03-27', from: '10:00', lastDay: '2027-03-28', to: '02:00' })).toBe('noSuchEnd');
  expect(read({ firstDay: '2027-03-28' })).toEqual(['2027-03-27T23:00:00.000Z', '2027-03-28T22:00:00.000Z']);
});
