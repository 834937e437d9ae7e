import { saleParts } from '@/lib/i18n/routes';
import { foldersOf, milestonesOf, partsOf } from './letting';
import { milestoneKinds } from './sale-words';

it('has neither offers nor a deed in a letting', () => {
  expect(partsOf('rent')).toEqual(['calendar', 'papers', 'price', 'figures']);
  expect(milestonesOf('rent')).toEqual(['mandate', 'photographs', 'published', 'keys']);
  expect(foldersOf('rent')).toEqual(['mandate', 'registry', 'energy', 'occupancy', 'community', 'identity']);
});

it('leaves out nothing of a sale', () => {
  expect(partsOf('sale')).toEqual(saleParts);
  expect(milestonesOf('sale')).toEqual(milestoneKinds);
});
