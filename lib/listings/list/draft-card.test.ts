import { makeListing } from '@/tests/support/make-listing';
import { draftCard } from './draft-card';
import { getListingCard } from './listing-card';

const flat = makeListing('flat', { images: [] });

it('draws a whole listing as the lists do', () => {
  expect(draftCard(flat, 'es')).toEqual(getListingCard(flat, 'es'));
});

it('leaves out what is missing or unfinished', () => {
  const { id, reference } = flat;
  const card = draftCard(
    {
      id,
      reference,
      builtArea: 80,
      energy: { status: 'rated' } as typeof flat.energy,
      text: { en: { title: 'Draft' } },
    },
    'en',
  );
  expect(card).toMatchObject({ title: 'Draft', price: '', pricePerSquareMetre: null, energyLabel: '', place: '' });
  expect(card.facts).toEqual([{ kind: 'builtArea', area: expect.stringContaining('80') }]);
});
