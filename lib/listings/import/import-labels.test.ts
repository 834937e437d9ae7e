import { locales } from '@/lib/i18n/locales';
import { importFieldLabels } from './import-labels';

it.each(locales)('has words for each field that a column can be, in %s', (locale) => {
  const unnamed = importFieldLabels(locale, []).filter(({ label, value }) => label === value);
  expect(unnamed).toEqual([]);
});
