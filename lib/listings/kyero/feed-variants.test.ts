import { kyeroVariants, variantFeeds } from '@/tests/support/kyero-variants';
import { readKyero } from '@/tests/support/read-kyero';

const variants = kyeroVariants(200);
const feeds = variantFeeds(variants);

it.each(feeds.map((feed, index) => [index, feed] as const))(
  'reads the right values of feed %i',
  async (index, feed) => {
    const { listings, problems } = await readKyero(feed, 777);
    expect(problems).toEqual([]);
    expect(listings).toEqual(
      variants.slice(index * 25, (index + 1) * 25).map(({ listing }) => ({ ...listing, hasOwnershipDoubt: false })),
    );
  },
);

it('reads 200 listings', () => {
  expect([variants.length, feeds.length, new Set(variants.map(({ xml }) => xml)).size]).toEqual([200, 8, 200]);
});
