import { growingVocabulary, similarWords } from './similar-words';

const similar = similarWords(['moraira', 'gracia', 'eixample', 'cm', 'calp', 'calle', '08012']);

it.each([
  ['moraria', 'moraira'],
  ['gracai', 'gracia'],
  ['exiample', 'eixample'],
])('finds for %s: %s', (typed, meant) => {
  expect(similar(typed)).toContain(meant);
});

it('finds nothing for what resembles nothing, or is too short to tell', () => {
  expect([similar('zurich'), similar('cn')]).toEqual([[], []]);
});

it('finds the words that are wanted, beyond nearer ones that are not', () => {
  const vocabulary = growingVocabulary();
  vocabulary.add(['morairas', 'morairan', 'morairat']);
  vocabulary.add(['moraira', 'morairas', 'mora']);
  expect(vocabulary.similar('morairax')).toHaveLength(3);
  expect(vocabulary.similar('morairax', (word) => word === 'moraira')).toEqual(['moraira']);
});
