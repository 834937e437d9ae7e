import { setCatalogue } from '@/lib/listings/catalogue/catalogue';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { translatorOf } from '@/lib/i18n/translator';
import { makeListing } from '@/tests/support/make-listing';
import { hubCards } from './hub-cards';

const flat = (id: string, area: string, price: number) => ({ ...makeListing('flat', { area, price }), id });

afterAll(() => setCatalogue(contentListings, [], 0));

const t = translatorOf('en', 'placePage');

const cards = () => hubCards({ locale: 'en', t });

it('has places with an image and listings, most listings first, with the lowest price', () => {
  setCatalogue([flat('a', 'gracia', 700_000), flat('b', 'eixample', 600_000), flat('c', 'eixample', 500_000)], [], 1);
  expect(cards()).toMatchObject([
    { name: 'Eixample', href: '/homes/for-sale/eixample', count: '2 homes for sale', from: 'from €500,000' },
    { name: 'Gràcia', count: 'One home for sale' },
  ]);
});

it('has none without listings', () => {
  setCatalogue([], [], 2);
  expect(cards()).toEqual([]);
});
