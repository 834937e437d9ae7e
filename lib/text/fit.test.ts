import { fit } from './fit';

it('adds parts while they fit and drops the rest from the end', () => {
  expect(fit('Apartment', [', 85 m²', ' | Agency'], 60)).toBe('Apartment, 85 m² | Agency');
  expect(fit('Apartment', [', 85 m²', ' | Agency'], 16)).toBe('Apartment, 85 m²');
  // Order is rank.
  expect(fit('Apartment', [', very long words', ' | A'], 16)).toBe('Apartment');
});

it('leaves a head alone that is too long by itself', () => {
  expect(fit('Apartment', [', 85 m²'], 5)).toBe('Apartment');
});
