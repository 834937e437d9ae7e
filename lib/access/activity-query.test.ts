import { activitySearch, readActivityQuery } from './activity-query';

it('reads filters, and leaves out what is unknown', () => {
  const query = { person: 'Marta', kind: 'listing', action: 'priceChanged', from: '2026-11-01', to: '', page: '3' };
  const read = readActivityQuery(query);
  expect(read).toEqual({
    person: 'Marta',
    kind: 'listing',
    action: 'priceChanged',
    from: '2026-11-01',
    to: undefined,
    page: 3,
    hasWrongDay: false,
  });
  expect(activitySearch(read).toString()).toBe('person=Marta&kind=listing&action=priceChanged&from=2026-11-01');
  expect(readActivityQuery({ kind: 'x', action: ['a', 'b'], page: '-1' })).toMatchObject({
    kind: undefined,
    action: undefined,
    page: 1,
  });
});

it.each(['2026-02-30', '30/11/2026', '2026-11-01; drop', '99999'])('says that %s is no day', (from) => {
  expect(readActivityQuery({ from })).toMatchObject({ from: undefined, hasWrongDay: true });
});
