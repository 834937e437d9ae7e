import { decisionOn, isHeld, type FeedPlan, type HeldChanges } from './held-changes';

describe('a run', () => {
  it.each([
    ['a fifth of 25 withdrawn', 25, 5, 0, false],
    ['more than a fifth withdrawn', 25, 6, 0, true],
    ['more than a fifth repriced', 25, 0, 6, true],
    ['both together', 25, 3, 3, true],
    ['five of 24', 24, 5, 0, true],
    ['four of ten, which are few', 10, 4, 0, false],
    ['four new prices of four, which are few', 4, 0, 4, false],
    ['five new prices of five', 5, 0, 5, true],
    ['two of three withdrawn, more than half', 3, 2, 0, true],
    ['the only home withdrawn', 1, 1, 0, true],
    ['half of two withdrawn', 2, 1, 0, false],
    ['a first one, without homes', 0, 0, 0, false],
  ])('with %s', (_, of, withdrawn, repriced, expected) => {
    expect(isHeld({ of, withdrawn, repriced })).toBe(expected);
  });
});

describe('a decision', () => {
  const plan: FeedPlan = { hash: 'a', of: 10, withdrawn: 6, repriced: 0, rows: [] };
  const held = (decision: HeldChanges['decision'], hash = 'a'): HeldChanges => ({
    ...plan,
    hash,
    decision,
    heldAt: '',
  });

  it.each([
    ['none', null, 'waiting'],
    ['waiting', held('waiting'), 'waiting'],
    ['declined', held('declined'), 'declined'],
    ['approved', held('approved'), 'free'],
    ['approved for another plan', held('approved', 'b'), 'waiting'],
    ['declined for another plan', held('declined', 'b'), 'waiting'],
  ])('%s', (_, before, expected) => {
    expect(decisionOn(plan, before)).toBe(expected);
  });

  it('is not needed for what is few', () => {
    expect(decisionOn({ ...plan, withdrawn: 1 }, held('waiting'))).toBe('free');
  });
});
