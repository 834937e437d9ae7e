import { makeListing } from '@/tests/support/make-listing';
import { versionRows } from './version-rows';

const before = makeListing('flat', { price: 500_000 });

it('says nothing of two alike, nor of the day of the last change', () => {
  expect(versionRows(before, { ...before, updated: '2030-01-01' }, 'en')).toEqual([]);
});

it('says what a field was and is', () => {
  const [row, ...others] = versionRows(before, { ...before, price: 480_000 }, 'es');
  expect(others).toEqual([]);
  expect(row).toMatchObject({ before: expect.stringContaining('500.000'), after: expect.stringContaining('480.000') });
});
