import { makeListing } from '@/tests/support/make-listing';
import { keysOnly as t } from '@/tests/support/translate';
import type { Listing } from '@/content/types/listing';
import { costsView, lacksRates, listingBill } from './listing-costs';

const villa = makeListing('villa');
const flat = makeListing('flat');
const shop = makeListing('shop');

describe('the bill of a purchase', () => {
  it('matches facts.md for 1,480,000 in the Comunitat Valenciana', () => {
    const view = costsView(villa, 'en', t);
    expect(view).toMatchObject({ price: '€1,480,000', costs: '€169,860', total: '€1,649,860' });
    expect(view?.rows).toEqual([
      { id: 'transferTax', term: 'line.transferTax(11%)', amount: '€162,800' },
      { id: 'notary', term: 'line.notary(0.3%)', amount: '€4,440' },
      { id: 'registry', term: 'line.registry(0.15%)', amount: '€2,220' },
      { id: 'gestoria', term: 'line.gestoria', amount: '€400' },
    ]);
    expect(view?.financing).toBe('financing(80%|€466,310|70%|€614,310|€450)');
  });

  it('states nothing where the tax rates of the region are not known', () => {
    const elsewhere = { ...villa, region: null };
    expect([costsView(elsewhere, 'en', t), listingBill(elsewhere), lacksRates(elsewhere)]).toEqual([null, null, true]);
    expect(
      [villa, makeListing('letting', { region: null }), { ...elsewhere, status: 'sold' as const }].map(lacksRates),
    ).toEqual([...[false, false, false]]);
  });

  it('has no loan for plots and premises', () => {
    expect(costsView(makeListing('plot'), 'en', t)?.financing).toBeNull();
    expect(costsView(shop, 'en', t)?.financing).toBeNull();
  });

  it('names the bands a Catalan price reaches', () => {
    expect(costsView(flat, 'es', t)?.rows[0]?.term).toBe('line.transferTax(10\u00a0%)');
    expect(costsView({ ...flat, price: 895_000 }, 'es', t)?.rows[0]?.term).toBe(
      'line.transferTaxBands(10\u00a0%|11\u00a0%)',
    );
  });

  it('works out stamp duty and fees of a new home from the price without VAT', () => {
    const view = costsView({ ...flat, isNewBuild: true, vat: 10, price: 550_000 }, 'en', t);
    expect(view).toMatchObject({ price: '€550,000', priceTerm: 'priceWithVat(10%)', reduced: null });
    expect(view?.rows).toEqual([
      { id: 'stampDuty', term: 'line.stampDuty(1.5%)', amount: '€7,500' },
      { id: 'notary', term: 'line.notary(0.3%)', amount: '€1,500' },
      { id: 'registry', term: 'line.registry(0.15%)', amount: '€750' },
      { id: 'gestoria', term: 'line.gestoria', amount: '€400' },
    ]);
    expect(view).toMatchObject({ costs: '€10,150', total: '€560,150' });
    expect(view?.intro).toMatch(/^intro\.vatIncluded\(.*€500,000/);
    expect(view?.chart.taxes).toEqual({ term: 'line.stampDuty(1.5%)', amount: '€7,500' });
    // Banks lend on the price without VAT: 80% of 500,000.
    expect(view?.financing).toContain('€160,600');
    const { chart } = view ?? {};
    expect(chart?.parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10);
  });

  it('names the reduced stamp duty of a new main home, where there is one', () => {
    const reduced = (listing: Listing) => costsView({ ...listing, vat: 10 }, 'en', t)?.reduced ?? null;
    expect(reduced({ ...villa, isNewBuild: true })).toMatch(/^reducedStampDuty\(0\.1%\|/);
    expect(reduced({ ...flat, isNewBuild: true })).toBeNull();
    expect(reduced(shop)).toBeNull();
  });

  it('leads to the calculator with the price that it asks for, if it knows the rate', () => {
    const premises = { ...shop, vat: 21, price: 121_000 };
    expect(costsView({ ...flat, vat: 10, price: 550_000 }, 'en', t)?.calculatorHref).toContain(
      '?price=500000&region=catalonia&build=new',
    );
    expect(costsView(flat, 'en', t)?.calculatorHref).toContain(`?price=${flat.price}&region=catalonia&build=resale`);
    expect(costsView(premises, 'en', t)).toMatchObject({
      calculatorHref: null,
      leavesOut: 'leavesOut(premisesWithVat)',
    });
    expect(costsView(premises, 'en', t)?.rows[0]?.amount).toBe('€1,500');
  });

  it('has the fee of the agency if the buyer pays it', () => {
    const without = costsView(flat, 'en', t);
    const view = costsView({ ...flat, agencyFee: { paidBy: 'client', amount: 12_100 } }, 'en', t);
    expect(view?.rows.at(-1)).toEqual({ id: 'agencyFee', term: 'line.agencyFee', amount: '€12,100' });
    expect(view?.calculatorHref).toContain('&agencyFee=12100');
    expect(view?.chart.fees.term).toBe('feesWithAgency');
    expect(without?.rows.map(({ id }) => id)).not.toContain('agencyFee');
    expect(without?.total).not.toBe(view?.total);
  });

  it('has shares that sum to the total', () => {
    const chart = costsView(flat, 'en', t)?.chart;
    expect(chart?.parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10);
    expect(chart?.price).toBeGreaterThan(0.8);
    expect(chart?.price).toBeLessThan(1);
  });

  it('names the reduced rates of the region, for homes only', () => {
    expect(costsView(flat, 'en', t)?.reduced).toContain('5%');
    expect(costsView(villa, 'en', t)?.reduced).toMatch(/6%.*3%/);
    expect(costsView(shop, 'en', t)?.reduced).toBeNull();
  });

  it('names the stamp duty of a new main home, with its amount', () => {
    const newFlat = makeListing('flat', { region: 'valencian-community', isNewBuild: true, vat: 10, price: 409_200 });
    expect(costsView(newFlat, 'en', t)?.reduced).toMatch(/^reducedStampDuty\(0\.1%\|€372\|.+\)$/);
    expect(costsView({ ...newFlat, type: 'commercial' }, 'en', t)?.reduced).toBeNull();
    expect(costsView({ ...newFlat, region: 'catalonia' }, 'en', t)?.reduced).toBeNull();
  });

  it('is null for a letting or a sold listing', () => {
    expect(costsView(makeListing('letting'), 'en', t)).toBeNull();
    expect(costsView({ ...flat, status: 'sold' }, 'en', t)).toBeNull();
  });
});
