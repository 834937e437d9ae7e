import { sourceLinks } from '@/content/source-links';
import { newBuildTaxFigures } from '@/lib/costs/rates';
import { keysOnly } from '@/tests/support/translate';
import { readScheduleCsv } from './schedule-csv-labels';
import { readMortgagePage } from './mortgage-page';

jest.mock('next-intl/server', () => ({ getTranslations: () => Promise.resolve(keysOnly) }));

const read = (query = '') => readMortgagePage(new URLSearchParams(query), 'en');
const states = async (query: string) =>
  Object.fromEntries(((await read(query)).result?.checks ?? []).map(({ id, state }) => [id, state]));

it('shows a complete example by default', async () => {
  const { result, isRequested } = await read();
  expect(isRequested).toBe(false);
  expect(result?.repayment?.instalment).toBe('€1,263.99');
  expect(result?.repayment?.years).toHaveLength(25);
  expect(result?.bill.sums.map(({ id }) => id)).toEqual(['cash', 'savings', 'left']);
});

it('sums: rows less the loan are the cash, and bars are whole', async () => {
  const { result } = await read('price=333333.33&savings=90000&region=valencian-community');
  const amount = (text: string) => Number(text.replace(/[€,]/g, '').replace('−', '-'));
  const rows = (result?.bill.rows ?? []).reduce((sum, row) => sum + amount(row.amount), 0);
  expect(Math.abs(rows - amount(result?.cash.cash ?? ''))).toBeLessThanOrEqual(3);
  expect((result?.cash.parts ?? []).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10);
});

it.each([
  ['', { savings: 'good', loan: 'good', term: 'good', income: 'good' }],
  ['savings=50000', { savings: 'bad', loan: 'good', term: 'good', income: 'care' }],
  ['residence=nonResident&savings=140000', { savings: 'bad', loan: 'care' }],
  ['residence=nonResident&savings=160000', { savings: 'good', loan: 'care' }],
  ['residence=nonResident&savings=190000', { savings: 'good', loan: 'good' }],
  ['age=60&years=20', { term: 'bad' }],
  ['income=2000', { income: 'bad' }],
  ['income=', { income: 'open' }],
  ['savings=500000', { savings: 'good' }],
] as const)('rates “%s”', async (query, expected) => {
  expect(await states(query)).toMatchObject(expected);
});

it('names VAT and stamp duty for a new home, transfer tax for a resale, with sources', async () => {
  const ids = async (query: string) => (await read(query)).result?.bill.rows.map(({ id }) => id);
  expect(await ids('build=new')).toEqual(expect.arrayContaining(['vat', 'stampDuty']));
  expect(await ids('build=resale')).toContain('transferTax');
  const sources = (await read('region=madrid')).result?.sources ?? [];
  expect(sources.every(({ asOf }) => /^\d{4}-\d\d-\d\d$/.test(asOf))).toBe(true);
  expect(sources.some(({ url }) => url === sourceLinks.transferTax.madrid)).toBe(true);
});

it.each(['catalonia', 'valencian-community', 'madrid'] as const)('marks an uncertain figure, %s', async (region) => {
  const labels = (await read(`build=new&region=${region}`)).result?.sources.map(({ label }) => label);
  const isUnsure = newBuildTaxFigures(region).stampDuty.confidence === 'low';
  expect(labels?.some((label) => label.startsWith('sourceUnsure'))).toBe(isUnsure);
});

it('stresses variable loans only', async () => {
  expect((await read('rateType=fixed')).result?.repayment?.stress).toEqual([]);
  expect((await read('rateType=variable')).result?.repayment?.stress.map(({ rate }) => rate)).toEqual([
    '3.97%',
    '4.97%',
  ]);
});

it('gives the result a URL with the input as typed', async () => {
  const { result } = await read('price=350.000&rate=2,81&income=');
  const query = new URLSearchParams(result?.query);
  expect(query.get('price')).toBe('350.000');
  expect(query.get('rate')).toBe('2,81');
  expect(query.get('income')).toBe('');
  expect(query.get('years')).toBe('25');
});

it('shows errors in place of a result, and no file', async () => {
  const { result, errors, values } = await read('price=much');
  expect(result).toBeNull();
  expect(errors).toEqual({ price: 'errors.number' });
  expect(values.price).toBe('much');
  expect(await readScheduleCsv(new URLSearchParams('price=much'), 'en')).toBeNull();
  expect(await readScheduleCsv(new URLSearchParams('savings=5000000'), 'en')).toBeNull();
});

it('shows the headline without cents', async () => {
  expect((await read()).result?.repayment?.monthly).toBe('€1,264');
});

it.each([
  ['', 'reduced('],
  ['mainHome=yes&young=yes&age=30', 'reducedRates.used(5%'],
  ['mainHome=yes', 'reducedRates.noneFits'],
  ['build=new&region=valencian-community', 'reducedRates.stampDuty('],
  ['build=new&region=valencian-community&mainHome=yes', 'reducedRates.stampDutyUsed(0.1%'],
  ['build=new&mainHome=yes', 'reducedRates.none('],
])('says what reduced rate there is for “%s”', async (query, words) => {
  expect((await read(query)).result?.bill.reduced).toContain(words);
});

it('names in the bill the rate that it used', async () => {
  const terms = async (query: string) => (await read(query)).result?.bill.rows.map(({ term }) => term);
  expect(await terms('price=300000&young=yes&age=30')).toContain('line.transferTax(5%)');
  expect(await terms('price=500000&referenceValue=700000')).toContain('line.transferTaxBands(10%|11%)');
});

it('takes up the fee that a listing passes on', async () => {
  expect((await read('price=300000&agencyFee=7260')).result?.bill.rows.map(({ id }) => id)).toContain('agencyFee');
});
