import { listLettingDecrees, type LettingDecree } from '@/lib/listings/law/letting-decrees';
import { examineLettingLaw } from './letting-law';

it.each([
  ['undecided', null, 'advice'],
  ['ratified', null, 'good'],
  ['lapsed', null, 'advice'],
  ['lapsed', '2026-11-20', 'good'],
] as const)('finds a decree that is %s with the last day %s: %s', (state, validUntil, found) => {
  const [decree] = listLettingDecrees().map((known): LettingDecree => ({ ...known, state, validUntil }));
  expect(examineLettingLaw(decree ? [decree] : []).map((finding) => finding.state)).toEqual([found]);
});
