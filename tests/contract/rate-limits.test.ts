import { refundAttempt, countAttempt, type RateLimit } from '@/lib/server/data/core/rate-limits';
import { onBothEngines } from '@/tests/support/database/engines';

const five: RateLimit = { name: 'login:ada@example.com', limit: 5, seconds: 300 };
const byAddress: RateLimit = { name: 'address:192.0.2.1', limit: 20, seconds: 60 };

onBothEngines(({ run }) => {
  it('allows five and returns the wait of the sixth', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await countAttempt([five])).toEqual({ isAllowed: true });
    const sixth = await countAttempt([five]);
    expect(sixth).toEqual({ isAllowed: false, retryAfter: expect.any(Number) });
    const { retryAfter } = sixth as { retryAfter: number };
    expect(retryAfter).toBeGreaterThan(290);
    expect(retryAfter).toBeLessThanOrEqual(300);
  });

  it('allows exactly five of forty concurrent attempts', async () => {
    const responses = await Promise.all(Array.from({ length: 40 }, () => countAttempt([five, byAddress])));
    expect(responses.filter(({ isAllowed }) => isAllowed)).toHaveLength(5);
  });

  it('is not extended by refused attempts', async () => {
    for (let attempt = 0; attempt < 9; attempt += 1) await countAttempt([five]);
    await run(`update rate_limits set window_end = window_end - interval '301 seconds'`);
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await countAttempt([five])).toEqual({ isAllowed: true });
    expect((await countAttempt([five])).isAllowed).toBe(false);
  });

  it('counts under all names or none', async () => {
    const one: RateLimit = { name: 'address:192.0.2.9', limit: 1, seconds: 60 };
    expect((await countAttempt([five, one])).isAllowed).toBe(true);
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await countAttempt([five, one])).isAllowed).toBe(false);
    for (let attempt = 0; attempt < 4; attempt += 1) expect((await countAttempt([five])).isAllowed).toBe(true);
    expect((await countAttempt([five])).isAllowed).toBe(false);
  });

  it('returns the longest wait', async () => {
    const short: RateLimit = { name: 'short', limit: 0, seconds: 10 };
    const long: RateLimit = { name: 'long', limit: 0, seconds: 1_000 };
    const response = await countAttempt([short, long]);
    expect(response.isAllowed ? 0 : response.retryAfter).toBeGreaterThan(900);
  });

  it('gives an attempt back after success', async () => {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      expect((await countAttempt([five, byAddress])).isAllowed).toBe(true);
      await refundAttempt([five, byAddress]);
    }
  });

  it('does not deadlock with names in another order', async () => {
    const [a, b] = [
      { ...five, name: 'a', limit: 99 },
      { ...five, name: 'b', limit: 99 },
    ];
    const responses = await Promise.all(Array.from({ length: 40 }, (_, n) => countAttempt(n % 2 ? [a, b] : [b, a])));
    expect(responses.every(({ isAllowed }) => isAllowed)).toBe(true);
  });

  it('stores no address', async () => {
    await countAttempt([five, byAddress]);
    expect(JSON.stringify(await run('select * from rate_limits'))).not.toMatch(/ada@|192\.0/);
  });
});
