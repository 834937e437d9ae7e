import { makeListing } from '@/tests/support/make-listing';
import { particularsView } from './particulars-view';

const view = (...listing: Parameters<typeof makeListing>) =>
  particularsView(makeListing(...listing), 'en', new URL('https://www.example.com'));
const idsOf = ({ facts }: ReturnType<typeof view>) => facts.flatMap(({ rows }) => rows.map(({ id }) => id));

it('has the facts that the law asks for, the energy label and the register', () => {
  const flat = view('flat');
  expect(idsOf(flat)).toEqual(expect.arrayContaining(['reference', 'areas', 'habitability', 'charges', 'registry']));
  expect(flat.energy.view.status).toBe('rated');
  expect(flat.foot.legal).toContain('AICAT');
  expect(flat.foot.url).toBe('https://www.example.com/en/properties/flat');
});

it('has the price with what it includes, and what comes on top', () => {
  expect(view('flat').price).toMatchObject({ amount: '€600,000', note: '' });
  expect(view('flat').costs?.rows.length).toBeGreaterThan(3);
  expect(view('flat', { vat: 10 }).price?.note).not.toBe('');
  const newBuild = view('villa', { vat: 10, isNewBuild: true });
  expect([newBuild.costs?.sums.length, view('flat', { vat: 10 }).costs?.sums.length]).toEqual([2, 1]);
  const paidByTenant = view('letting', { agencyFee: { paidBy: 'client', amount: 900 } });
  expect(paidByTenant.price?.lines.join()).toContain('€900');
});

it('has last rent and index of a letting in a stressed area, and no costs', () => {
  const letting = view('letting');
  expect(idsOf(letting)).toEqual(expect.arrayContaining(['previousRent', 'referenceIndex', 'largeHolder']));
  expect([letting.costs, letting.price?.lines]).toEqual([null, []]);
  expect(letting.lists[0]?.text).toMatch(/m²/);
});

it('has no price of a sold listing, as its page', () => {
  const sold = view('flat', { status: 'sold', hidesSoldPrice: true });
  expect([sold.price, sold.costs]).toEqual([null, null]);
  expect(sold.status).not.toBeNull();
  expect(JSON.stringify(sold)).not.toContain('600,000');
});
