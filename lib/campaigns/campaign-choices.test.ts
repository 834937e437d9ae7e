import { listOnMarket } from '@/lib/listings/catalogue/listings';
import { campaignChoices } from './campaign-choices';

const labelOf = (operation: 'sale' | 'rent', locale: 'en' | 'es') => {
  const { id, reference } = listOnMarket().find((listing) => listing.operation === operation) ?? {
    id: '',
    reference: '',
  };
  return campaignChoices({ listings: [id], articles: [] }, locale).listings.find(
    (home) => home.id === id && home.label.startsWith(reference),
  )?.label;
};

it.each([
  ['en', / · €[\d,]+ per month$/],
  ['es', / · [\d.]+\s€ al mes$/],
] as const)('names the rent of a home as one of a month, %s', (locale, ends) => {
  expect(labelOf('rent', locale)).toMatch(ends);
});

it('names the price of a sale alone', () => {
  expect(labelOf('sale', 'es')).toMatch(/ · [\d.]+\s€( IVA incl\.)?$/);
});
