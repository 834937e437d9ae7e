import { lettingDecrees } from '@/content/letting-law';
import { examineLettingLaw } from './letting-law';

it.each([
  ['undecided', null, 'advice'],
  ['ratified', null, 'good'],
  ['lapsed', null, 'advice'],
  ['lapsed', '2026-11-20', 'good'],
] as const)('finds a decree that is %s with the last day %s: %s', (state, validUntil, found) => {
  const decree = { ...lettingDecrees.rent, state, validUntil };
  expect(examineLettingLaw([decree]).map((finding) => finding.state)).toEqual([found]);
});
