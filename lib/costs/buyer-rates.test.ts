import { purchaseCosts } from '@/lib/costs/purchase/purchase-costs';
import { buyerRates, reducedRateOf, type Buyer } from './buyer-rates';

const buyer: Buyer = { isMainHome: true, conditions: [], age: 30 };

const tax = (
  region: Parameters<typeof buyerRates>[0],
  price: number,
  changes: Partial<Buyer> = {},
  referenceValue = 0,
) =>
  purchaseCosts(
    { price, vat: null, referenceValue },
    buyerRates(region, { ...buyer, ...changes }, Math.max(price, referenceValue)),
  ).taxes;

describe('of a resale, reckoned by hand', () => {
  it.each([
    // 5% of 300,000 against 10%.
    ['catalonia', 300_000, { conditions: ['young'] }, 15_000],
    ['catalonia', 300_000, { conditions: ['largeFamily'] }, 15_000],
    ['catalonia', 300_000, {}, 30_000],
    ['catalonia', 300_000, { conditions: ['young'], age: 35 }, 15_000],
    ['catalonia', 300_000, { conditions: ['young'], age: 36 }, 30_000],
    // 6% up to 180,000, then 8%.
    ['valencian-community', 180_000, { conditions: ['young'] }, 10_800],
    ['valencian-community', 180_001, { conditions: ['young'] }, 14_400.08],
    ['valencian-community', 180_000, { conditions: ['young'], age: 35 }, 16_200],
    // The lower rate of two applies.
    ['valencian-community', 150_000, { conditions: ['young', 'disability'] }, 4_500],
    ['valencian-community', 200_000, { conditions: ['singleParent'] }, 8_000],
    // 4%; 6% less a tenth up to 250,000.
    ['madrid', 400_000, { conditions: ['largeFamily'] }, 16_000],
    ['madrid', 250_000, {}, 13_500],
    ['madrid', 250_001, {}, 15_000.06],
    ['madrid', 250_000, { conditions: ['young'] }, 13_500],
    ['madrid', 250_000, { isMainHome: false }, 15_000],
    ['catalonia', 300_000, { isMainHome: false, conditions: ['young'] }, 30_000],
  ] as const)('%s, %d, %o: %d', (region, price, changes, expected) =>
    expect(tax(region, price, changes)).toBe(expected),
  );

  it('is on the reference value where that is higher, limits too', () => {
    expect(tax('catalonia', 300_000, { conditions: ['young'] }, 320_000)).toBe(16_000);
    expect(tax('valencian-community', 170_000, { conditions: ['young'] }, 190_000)).toBe(15_200);
    expect(tax('madrid', 240_000, {}, 260_000)).toBe(15_600);
  });
});

it('lowers the stamp duty of a new main home where the law does', () => {
  const costs = (region: Parameters<typeof buyerRates>[0], isMainHome: boolean) =>
    purchaseCosts({ price: 300_000, vat: 0.1 }, buyerRates(region, { ...buyer, isMainHome }, 300_000)).taxes;
  // 30,000 of VAT, and 0.1%, 1.4%, 1.5%.
  expect(costs('valencian-community', true)).toBe(30_300);
  expect(costs('valencian-community', false)).toBe(34_200);
  expect(costs('catalonia', true)).toBe(34_500);
});

it('says which rate it is', () => {
  expect(reducedRateOf('catalonia', { ...buyer, conditions: ['young'] }, 300_000)).toBe(0.05);
  expect(reducedRateOf('catalonia', buyer, 300_000)).toBeNull();
});
