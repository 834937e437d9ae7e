import { newBuildOf } from './flag-terms';

it.each([
  ...['Ja', 'oui', 't', 'New build', 'obra nueva', 'Neubau', 'nieuwbouw', 'Off plan', 'under construction', '1.0'].map(
    (word) => [word, true] as const,
  ),
  ...['nein', 'non', 'f', 'resale', 'Segunda mano', '-', 'N/A', ''].map((word) => [word, false] as const),
  ...['2027', 'X', 'who knows'].map((word) => [word, undefined] as const),
])('a new build that says %j: %j', (word, expected) => expect(newBuildOf(word)).toBe(expected));
