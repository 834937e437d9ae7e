import { fit } from './fit';

it('adds parts while they fit', () => {
  expect(fit('Apartment', [', 85 m²', ' | Agency'], 60)).toBe('Apartment, 85 m² | Agency');
  expect(fit('Apartment', [', 85 m²', ' | Agency'], 16)).toBe('Apartment, 85 m²');
  // Order is rank.
  expect(fit('Apartment', [', very long words', ' | A'], 16)).toBe('Apartment');
});

it('leaves an overlong head unchanged', () => {
  expect(fit('Apartment', [', 85 m²'], 5)).toBe('Apartment');
});
