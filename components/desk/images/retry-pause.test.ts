import { pauseBeforeRetry } from './retry-pause';

const answer = (code: 'added' | 'heic' | 'tooMany' | 'cut') => ({ code, message: '' });

it('waits longer before each retry, for more than two minutes, and then stops', () => {
  const pauses = Array.from({ length: 9 }, (_, attempt) => pauseBeforeRetry('offline', attempt) ?? 0);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(pauses.reduce((sum, pause) => sum + pause)).toBeGreaterThan(120);
  expect(pauseBeforeRetry('offline', 9)).toBeNull();
});

it.each(['unavailable' as const, answer('tooMany'), answer('cut')])(
  'retries after a passing problem (%j)',
  (result) => {
    expect(pauseBeforeRetry(result, 0)).toBe(1);
  },
);

it.each(['ended' as const, answer('heic'), answer('added')])(
  'does not retry what a retry would not change (%j)',
  (result) => {
    expect(pauseBeforeRetry(result, 0)).toBeNull();
  },
);
