import { makeListing } from '@/tests/support/make-listing';
import { keysOnly as t } from '@/tests/support/translate';
import { costsView } from './listing-costs';

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

  it('has VAT and stamp duty for a new home', () => {
    const view = costsView({ ...flat, isNewBuild: true, price: 500_000 }, 'en', t);
    expect(view?.rows.slice(0, 2)).toEqual([
      { id: 'vat', term: 'line.vat(10%)', amount: '€50,000' },
      { id: 'stampDuty', term: 'line.stampDuty(1.5%)', amount: '€7,500' },
    ]);
    expect(view?.chart.taxes).toEqual({ term: 'line.vat(10%) + line.stampDuty(1.5%)', amount: '€57,500' });
    expect(view?.reduced).toBeNull();
    expect(view?.priceWithVat).toBe('€550,000');
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

  it('is null for a letting or a sold listing', () => {
    expect(costsView(makeListing('letting'), 'en', t)).toBeNull();
    expect(costsView({ ...flat, status: 'sold' }, 'en', t)).toBeNull();
  });
});
