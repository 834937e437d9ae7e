import { purchaseRates, type RegionId } from '@/lib/costs/rates';
import { purchaseCosts } from './purchase-costs';

const resale = (price: number, region: RegionId = 'catalonia') =>
  purchaseCosts({ price, vat: null }, purchaseRates(region));
const newBuild = (price: number, region: RegionId) => purchaseCosts({ price, vat: 0.1 }, purchaseRates(region));
const amounts = (costs: ReturnType<typeof resale>) =>
  Object.fromEntries(costs.lines.map(({ id, amount }) => [id, amount]));

describe('transfer tax of a resale', () => {
  it.each([
    [600_000, 60_000],
    [900_000, 93_000],
    [1_500_000, 165_000],
    [2_000_000, 230_000],
    [845_000, 86_950],
  ])('taxes each band of %d in Catalonia: %d', (price, tax) => {
    expect(resale(price).taxes).toBe(tax);
  });

  it.each([600_000, 900_000, 1_500_000])('is continuous at the edge of a Catalan band, %d', (edge) => {
    const below = resale(edge - 0.1).taxes;
    const at = resale(edge).taxes;
    const above = resale(edge + 0.1).taxes;
    expect(at - below).toBeCloseTo(0.1 * 0.11, 1);
    expect(above - at).toBeCloseTo(0.1 * 0.12, 1);
    expect(below).toBeLessThanOrEqual(at);
    expect(at).toBeLessThanOrEqual(above);
  });

  it.each([
    [1_000_000, 90_000],
    [1_000_000.01, 110_000],
    [1_480_000, 162_800],
    [465_000, 41_850],
  ])('taxes all of %d in the Comunitat Valenciana: %d', (price, tax) => {
    expect(resale(price, 'valencian-community').taxes).toBe(tax);
  });

  it('is six per cent in Madrid', () => {
    expect(resale(980_000, 'madrid').taxes).toBe(58_800);
    expect(resale(9_800_000, 'madrid').taxes).toBe(588_000);
  });

  it('uses the reference value if that is higher', () => {
    const rates = purchaseRates('madrid');
    expect(purchaseCosts({ price: 300_000, referenceValue: 350_000, vat: null }, rates).taxes).toBe(21_000);
    expect(purchaseCosts({ price: 300_000, referenceValue: 200_000, vat: null }, rates).taxes).toBe(18_000);
  });

  it('refuses bands that end below the price', () => {
    const rates = {
      ...purchaseRates('madrid'),
      transferTax: { method: 'whole', bands: [{ upTo: 10, rate: 0.1 }] },
    } as const;
    expect(() => purchaseCosts({ price: 11, vat: null }, rates)).toThrow(RangeError);
  });
});

describe('taxes of a new home', () => {
  it.each([
    ['catalonia', 50_000, 7_500],
    ['valencian-community', 50_000, 7_000],
    ['madrid', 50_000, 3_750],
  ] as const)('are VAT and the stamp duty of the region: %s', (region, vat, stampDuty) => {
    const costs = newBuild(500_000, region);
    expect(amounts(costs)).toMatchObject({ vat, stampDuty });
    expect(amounts(costs)).not.toHaveProperty('transferTax');
    expect(costs.taxes).toBe(vat + stampDuty);
  });

  it('leave VAT on the price if the reference value is higher', () => {
    const rates = purchaseRates('catalonia');
    const costs = purchaseCosts({ price: 400_000, referenceValue: 500_000, vat: 0.1 }, rates);
    expect(amounts(costs)).toMatchObject({ vat: 40_000, stampDuty: 7_500 });
  });
});

describe('the total', () => {
  it('adds notary, registry and gestoría to the tax', () => {
    const costs = resale(1_480_000, 'valencian-community');
    expect(amounts(costs)).toEqual({ transferTax: 162_800, notary: 4_440, registry: 2_220, gestoria: 400 });
    expect(costs).toMatchObject({ fees: 7_060, costs: 169_860, total: 1_649_860 });
  });

  it('is exact for an odd price', () => {
    const costs = resale(333_333.33);
    expect(amounts(costs)).toEqual({ transferTax: 33_333.33, notary: 1_000, registry: 500, gestoria: 400 });
    expect(costs.total).toBe(368_566.66);
    expect(costs.costs).toBe(35_233.33);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('refuses a price of %p', (price) => {
    expect(() => resale(price)).toThrow(RangeError);
  });
});
