import { kyeroFeed, kyeroProperty, type FeedFields } from '@/tests/support/kyero-feed';
import { readKyero, readOne } from '@/tests/support/read-kyero';

describe('an invalid listing', () => {
  it.each<[FeedFields, string, string]>([
    [{ id: null }, 'id', 'must not be empty; it is missing'],
    [{ id: 'x'.repeat(51) }, 'id', 'at most 50 characters'],
    [{ ref: null }, 'ref', 'it is missing'],
    [{ date: '18/11/2026' }, 'date', 'must be a date'],
    [{ date: '2026-13-01 00:00:00' }, 'date', 'must be a date'],
    [{ price: null }, 'price', 'it is missing'],
    [{ price: 'x' }, 'price', 'must be a whole number of euros, is “x”'],
    [{ price: '250.000' }, 'price', 'must be a whole number of euros, is “250.000”'],
    [{ price: '0' }, 'price', 'must be more than 0'],
    [{ price: '-5' }, 'price', 'must be a whole number of euros'],
    [{ price: '999999999' }, 'price', 'must be at most'],
    [{ price_freq: 'week' }, 'price_freq', 'must be sale or month, is “week”'],
    [{ currency: 'GBP' }, 'currency', 'must be EUR, is “GBP”'],
    [{ type: 'Castle' }, 'type', 'is not a type of home we know, is “Castle”'],
    [{ type: 'constructor' }, 'type', 'is not a type'],
    [{ province: 'Granada' }, 'province', 'is in no region'],
    [{ town: '' }, 'town', 'must not be empty'],
    [{ country: 'Portugal' }, 'country', 'must be Spain'],
    [{ beds: 'three' }, 'beds', 'is “three”'],
    [{ beds: '-1' }, 'beds', 'is “-1”'],
    [{ baths: '100' }, 'baths', 'must be at most 99'],
    [{ pool: 'yes' }, 'pool', 'must be 0 or 1'],
    [{ new_build: 'true' }, 'new_build', 'must be 0 or 1'],
    [{ surface_area: null }, 'surface_area/built', 'must be there for a villa'],
    [{ surface_area: '<built>12,5</built>' }, 'surface_area/built', 'must be whole square metres'],
    [{ type: 'Land', surface_area: '<built>0</built>' }, 'surface_area/plot', 'must be there for land'],
    [{ energy_rating: '<consumption>H</consumption>' }, 'energy_rating/consumption', 'is “H”'],
    [{ location: '<latitude>51.5</latitude><longitude>0.1</longitude>' }, 'location/latitude', 'is not in Spain'],
    [{ desc: null }, 'desc', 'must be there in English or Spanish'],
    [{ desc: '<de>Villa</de>' }, 'desc', 'must be there in English or Spanish'],
    [{ images: '<image id="1"><url>javascript:alert(1)</url></image>' }, 'images/image/url', 'http'],
    [{ status: 'sleeping' }, 'status', 'is no state we know'],
    [{ part_ownership: '1' }, 'part_ownership', 'whole homes'],
    [{ price: '1</price><price>2' }, 'price', 'stands there twice'],
  ])('%j is reported with its field', async (changes, field, message) => {
    const { listings, problems } = await readOne(changes);
    expect(listings).toEqual([]);
    const found = problems.find((problem) => problem.field === field);
    expect(found?.message).toContain(message);
  });

  it('is reported with the line of its field', async () => {
    const feed = kyeroFeed([kyeroProperty({ id: '1', ref: 'A' }), kyeroProperty({ id: '2', ref: 'B', price: 'free' })]);
    const line = feed.split('\n').findIndex((text) => text.includes('free')) + 1;
    expect((await readKyero(feed)).problems).toEqual([
      { line, listing: 'ref B', field: 'price', message: 'must be a whole number of euros, is “free”' },
    ]);
  });

  it('is skipped, and the others are read', async () => {
    const feed = kyeroFeed([
      kyeroProperty({ id: '1', ref: 'A', type: 'Garage' }),
      kyeroProperty({ id: '2', ref: 'B' }),
      kyeroProperty({ id: '3', ref: 'C', price_freq: 'week' }),
    ]);
    const { problems, listings } = await readKyero(feed);
    expect(problems.map(({ listing, field }) => [listing, field])).toEqual([
      ['ref A', 'type'],
      ['ref C', 'price_freq'],
    ]);
    expect(listings.map(({ reference }) => reference)).toEqual(['B']);
  });

  it('must not repeat an id or reference', async () => {
    const { problems } = await readKyero(
      kyeroFeed([
        kyeroProperty({ id: '1', ref: 'A' }),
        kyeroProperty({ id: '1', ref: 'B' }),
        kyeroProperty({ id: '2', ref: 'A' }),
      ]),
    );
    expect(problems.map(({ field, message }) => [field, message])).toEqual([
      ['id', expect.stringContaining('was used before, by the home in line 4')],
      ['ref', expect.stringContaining('was used before, by the home in line 4')],
    ]);
  });

  it('is reported without control characters', async () => {
    const { problems } = await readOne({ type: 'Cas\n\n  tle' });
    expect(problems[0]?.message).toContain('“Cas tle”');
  });
});
