import { setCatalogue } from '@/lib/listings/catalogue/catalogue';
import { agency } from '@/content/agency';
import { composeEmail } from '@/lib/server/email/compose';
import en from '@/messages/en';
import { makeListing } from '@/tests/support/make-listing';

const hidden = { status: 'sold', hidesSoldPrice: true } as const;

const digest = (changes: Parameters<typeof makeListing>[1], before: number | null = null) =>
  digestOf(makeListing('flat', { price: 550_000, ...changes }), before);

const digestOf = async (listing: ReturnType<typeof makeListing>, before: number | null = null) => {
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

it('says what the law asks of every advertisement', async () => {
  const letting = await digestOf(makeListing('letting'));
  for (const words of ['AICAT', '€1,100', '€1,140', en.listingCard.perMonth])
    expect(advertIn(letting)).toContain(words);
  const madrid = await digest({ area: 'madrid', region: 'madrid' });
  expect(advertIn(madrid)).not.toMatch(/AICAT|RAICV/);
});

const advertIn = (text: string) => text.slice(0, text.indexOf(agency.legalName));
