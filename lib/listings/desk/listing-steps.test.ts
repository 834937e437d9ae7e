import { listingStates } from './desk-listing';
import { audienceAt } from './audience';
import { readPrice } from './step-forms';
import { isStepOf, stateSteps } from './listing-steps';

it.each(listingStates)('never leads from %s to where it is', (state) => {
  const same = {
    incomplete: [],
    ready: [],
    available: 'publish',
    reserved: 'reserve',
    sold: 'sell',
    withdrawn: 'withdraw',
  };
  expect(stateSteps(state)).not.toContain(same[state]);
});

it('changes prices on the market alone', () => {
  expect(listingStates.filter((state) => isStepOf(state, 'price'))).toEqual(['available', 'reserved']);
});

it.each([
  ['940.000', 940_000],
  ['940,000 €', 940_000],
  ['1,25 M', 1_250_000],
  ['0', null],
  ['-5', null],
  ['', null],
  ['£500,000', null],
  ['99999999999999', null],
  ['drop table', null],
])('reads the price %j as %j', (typed, price) => expect(readPrice(typed)).toBe(price));

it('counts alerts whose range has the price', () => {
  const ranges = [
    { min: null, max: 200, count: 1 },
    { min: 100, max: null, count: 2 },
    { min: null, max: null, count: 4 },
  ];
  expect([50, 100, 200, 201].map((price) => audienceAt(ranges, price))).toEqual([5, 7, 7, 6]);
});
