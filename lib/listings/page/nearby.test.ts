import { keysOnly as t } from '@/tests/support/translate';
import { nearbyView } from './nearby';

it('says the kind of a place once', () => {
  const nearby = [
    { kind: 'hospital', name: 'near.hospital Clínic', minutes: 8, by: 'foot' },
    { kind: 'metro', name: 'Hospital Clínic (L5)', minutes: 7, by: 'foot' },
  ] as const;
  expect(nearbyView({ nearby }, t).map(({ kind, name }) => [kind, name])).toEqual([
    ['near.metro', 'Hospital Clínic (L5)'],
    ['near.hospital', 'Clínic'],
  ]);
});
