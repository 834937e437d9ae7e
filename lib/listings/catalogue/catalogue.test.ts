import { currentCatalogue, perCatalogue, setCatalogue } from './catalogue';
import { contentListings } from './content-listings';
import { isShownListing } from './listing-ids';

const [file, other, ...rest] = contentListings;
if (!file || !other) throw new Error('two listings at least');
const ofFeed = { ...other, id: 'of-a-feed', reference: 'F-1' };
const stored = { ...file, price: 1 };

const priceOf = (id: string) => currentCatalogue().byId.get(id)?.price;

beforeEach(() => setCatalogue([ofFeed, stored], [other.id], 7));
afterEach(() => jest.restoreAllMocks());

it('is that of the database', () => {
  expect(currentCatalogue().listings).toEqual([ofFeed, stored]);
  expect([isShownListing('of-a-feed'), isShownListing(other.id)]).toEqual([true, false]);
});

describe('in development', () => {
  beforeEach(() => jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' }));

  it('has what the database has, with files as they are now, and new ones', () => {
    expect(currentCatalogue().listings.map(({ id }) => id)).toEqual([
      'of-a-feed',
      file.id,
      ...rest.map(({ id }) => id),
    ]);
    expect([priceOf('of-a-feed'), priceOf(file.id)]).toEqual([ofFeed.price, file.price]);
    expect(currentCatalogue().version).toBe(7);
  });

  it('leaves out what was withdrawn', () => {
    expect([priceOf(other.id), isShownListing(other.id)]).toEqual([undefined, false]);
    expect([isShownListing('of-a-feed'), isShownListing(rest[0]?.id ?? '')]).toEqual([true, true]);
  });

  it('is the same until it changes', () => {
    const compute = jest.fn(() => 1);
    const value = perCatalogue(compute);
    expect([value(), value()]).toEqual([1, 1]);
    expect(compute).toHaveBeenCalledTimes(1);
    setCatalogue([ofFeed], [], 8);
    value();
    expect(compute).toHaveBeenCalledTimes(2);
  });
});
