import { setCatalogue } from '@/lib/listings/catalogue';
import { composeEmail } from '@/lib/server/email/compose';
import en from '@/messages/en.json';
import { makeListing } from '@/tests/support/make-listing';

const hidden = { status: 'sold', hidesSoldPrice: true } as const;

const digest = async (changes: Parameters<typeof makeListing>[1], before: number | null = null) => {
  const listing = makeListing('flat', { price: 550_000, ...changes });
  setCatalogue([listing], [], 1);
  const payload = { token: 'token', query: '', listings: [{ listingId: listing.id, price: listing.price, before }] };
  const email = await composeEmail({
    id: 'x',
    kind: 'alertDigest',
    recipient: 'ada@example.com',
    locale: 'en',
    payload,
  });
  return email.text ?? '';
};

it('says that a price includes VAT', async () => {
  expect(await digest({ vat: 10 })).toContain(`€550,000 ${en.listingCard.vatShort}`);
  expect(await digest({ vat: null })).not.toContain(en.listingCard.vatShort);
  expect(await digest({ operation: 'rent', price: 1_100 })).toContain(`€1,100 ${en.listingCard.perMonth}`);
});

it('has no price where the seller wants none after the sale', async () => {
  expect(await digest({}, 600_000)).toMatch(/€550,000.*€600,000/);
  expect(await digest(hidden, 600_000)).not.toContain('€');
});
