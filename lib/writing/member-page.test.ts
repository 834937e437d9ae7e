import { memberHeading } from './member-page';

it.each([
  ['neus-vidal', 'es', 'Ana Roca, agente en la Costa Blanca'],
  ['neus-vidal', 'en', 'Ana Roca, estate agent on the Costa Blanca'],
  // Three districts of one city.
  ['oriol-ferrer', 'es', 'Ana Roca, agente en Barcelona'],
  ['hannah-brandt', 'en', 'Ana Roca, estate agent in Madrid and in València'],
  ['agent', 'es', 'Ana Roca'],
] as const)('heads the page of %s with the places covered, in %s', (id, locale, heading) => {
  expect(memberHeading({ id, name: 'Ana Roca' }, locale)).toBe(heading);
});
