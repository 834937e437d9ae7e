import { shownOfferState } from './offer-state';

it.each([
  ['received', '2026-11-26', 'received'],
  ['received', '2026-11-25', 'expired'],
  ['received', null, 'received'],
  ['accepted', '2026-11-25', 'accepted'],
  ['withdrawn', '2026-11-25', 'withdrawn'],
] as const)('%s until %s is shown as %s', (state, validUntil, shown) => {
  expect(shownOfferState({ state, validUntil }, '2026-11-26')).toBe(shown);
});
