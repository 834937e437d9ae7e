import { budget } from '@/lib/costs/budget/budget';
import { budgetRules } from '@/lib/costs/budget/budget-rules';
import { findListing } from '@/lib/listings/catalogue/listings';
import { keysOnly } from '@/tests/support/translate';
import { listingsWithin } from './budget-listings';
import { readBudget, readBudgetExample, readBudgetSources } from './budget-page';

jest.mock('next-intl/server', () => ({ getTranslations: () => Promise.resolve(keysOnly) }));

const rich = { savings: '400000', income: '9000', age: '40', otherLoans: '', residence: 'resident' } as const;
const read = (fields: Readonly<Record<string, string>>) =>
  readBudget({ ...rich, region: 'catalonia', ...fields }, 'en');

describe('the address', () => {
  it('gives the region and the residence alone', async () => {
    const example = await readBudgetExample({}, 'en');
    const view = await readBudgetExample(
      { region: 'madrid', residence: 'nonResident', savings: '1', income: '1', age: '70' },
      'en',
    );
    expect(view.values).toEqual({ ...example.values, region: 'madrid', residence: 'nonResident' });
    expect(view.result?.price).not.toBe(example.result?.price);
  });

  it('is ignored where it is unknown', async () => {
    const view = await readBudgetExample({ region: 'mars', residence: ['resident', 'nonResident'] }, 'en');
    expect(view).toEqual(await readBudgetExample({}, 'en'));
  });
});

it('has no link with savings, income or age', async () => {
  const { result } = await read({ savings: '400123', income: '9654', age: '43' });
  const hrefs = [
    result?.bill?.calculatorHref,
    result?.listings?.all.href,
    ...(result?.listings?.cards ?? []).map(({ href }) => href),
  ];
  expect(hrefs.length).toBeGreaterThan(2);
  expect(hrefs.join(' ')).not.toMatch(/savings|income|age=|400123|9654/);
});

it('lists homes of the region whose own costs fit, the highest price first', async () => {
  const view = await read({});
  const prices = (view.result?.listings?.cards ?? []).map(({ id }) => findListing(id));
  expect(prices.map((listing) => listing?.region)).toEqual(['catalonia', 'catalonia', 'catalonia']);
  const amounts = prices.map((listing) => listing?.price ?? 0);
  expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
});

it('leaves out lettings, sold and reserved listings, plots and premises', () => {
  const input = { ...rich, savings: 40_000_000, income: 0, otherLoans: 0, age: 40, region: 'catalonia' } as const;
  const found = listingsWithin(input, budget(input, budgetRules(input)));
  expect(found.length).toBeGreaterThan(3);
  expect(new Set(found.map(({ operation, status }) => `${operation} ${status}`))).toEqual(new Set(['sale available']));
  expect(found.map(({ type }) => type)).not.toContain('commercial');
});

it('marks the limit that binds', async () => {
  const binding = async (fields: Readonly<Record<string, string>>) =>
    (await read(fields)).result?.limits.filter(({ isBinding }) => isBinding).map(({ id }) => id);
  expect(await binding({ savings: '50000' })).toEqual(['cash']);
  expect(await binding({ income: '1000' })).toEqual(['income']);
  expect(await binding({ age: '75' })).toEqual(['income']);
});

it('has no price, bill or homes when nothing is left after taxes and fees', async () => {
  const { result } = await read({ savings: '0' });
  expect(result).toMatchObject({ price: null, bill: null, listings: null });
  expect(result?.changes.length).toBeGreaterThan(0);
});

it('has no result for wrong fields, and says why', async () => {
  const { errors, result, values } = await read({ income: 'much' });
  expect(result).toBeNull();
  expect(Object.keys(errors)).toEqual(['income']);
  expect(values.income).toBe('much');
});

it('names each source once, with the taxes of every region', async () => {
  const sources = await readBudgetSources('en');
  expect(sources.filter(({ label }) => label.includes('transferTax'))).toHaveLength(3);
});
