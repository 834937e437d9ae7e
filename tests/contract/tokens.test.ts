import { createHash } from 'node:crypto';
import { consumeToken, issueToken, peekToken, revokeTokens } from '@/lib/server/data/core/tokens';
import { onBothEngines } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';

onBothEngines(({ run }) => {
  it('has 256 bits, and is stored as a hash', async () => {
    const { id } = await makeUser();
    const token = await issueToken(id, 'reset');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await run<{ hash: string }>('select * from tokens');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]?.hash).toBe(createHash('sha256').update(token).digest('hex'));
  });

  it('works once, for its purpose only', async () => {
    const { id } = await makeUser();
    const token = await issueToken(id, 'reset');
    expect(await consumeToken(token, 'verify')).toBeNull();
    expect(await consumeToken(token, 'reset')).toBe(id);
    expect(await consumeToken(token, 'reset')).toBeNull();
    expect(await peekToken(token, 'reset')).toEqual({ state: 'used' });
  });

  it('is consumed by one of twelve concurrent uses', async () => {
    const { id } = await makeUser();
    const token = await issueToken(id, 'reset');
    const winners = await Promise.all(Array.from({ length: 12 }, () => consumeToken(token, 'reset')));
    expect(winners.filter(Boolean)).toEqual([id]);
  });

  it('is not consumed by a check', async () => {
    const { id } = await makeUser();
    const token = await issueToken(id, 'verify');
    for (let time = 0; time < 3; time += 1) {
      expect(await peekToken(token, 'verify')).toEqual({ state: 'valid', userId: id, returnTo: null });
    }
    expect(await consumeToken(token, 'verify')).toBe(id);
  });

  it('is replaced by the next of its purpose only', async () => {
    const { id } = await makeUser();
    const [old, verify] = [await issueToken(id, 'reset'), await issueToken(id, 'verify')];
    const fresh = await issueToken(id, 'reset');
    expect(await peekToken(old, 'reset')).toEqual({ state: 'unknown' });
    expect(await consumeToken(old, 'reset')).toBeNull();
    expect(await consumeToken(verify, 'verify')).toBe(id);
    expect(await consumeToken(fresh, 'reset')).toBe(id);
    expect(await consumeToken(await issueToken(id, 'reset'), 'reset')).toBe(id);
  });

  it('leaves one valid of eight concurrent ones', async () => {
    const { id } = await makeUser();
    const issued = await Promise.all(Array.from({ length: 8 }, () => issueToken(id, 'reset')));
    const states = await Promise.all(issued.map((token) => peekToken(token, 'reset')));
    expect(states.filter(({ state }) => state === 'valid')).toHaveLength(1);
  });

  it.each([
    ['reset', 30 * 60],
    ['verify', 24 * 3_600],
  ] as const)('of purpose %s expires after %i seconds', async (purpose, seconds) => {
    const token = await issueToken((await makeUser()).id, purpose);
    await run(`update tokens set expires_at = expires_at - interval '${seconds - 30} seconds'`);
    expect((await peekToken(token, purpose)).state).toBe('valid');
    await run(`update tokens set expires_at = expires_at - interval '31 seconds'`);
    expect(await peekToken(token, purpose)).toEqual({ state: 'expired' });
    expect(await consumeToken(token, purpose)).toBeNull();
  });

  it('can be revoked', async () => {
    const { id } = await makeUser();
    const token = await issueToken(id, 'verify');
    await revokeTokens(id, 'verify');
    expect(await consumeToken(token, 'verify')).toBeNull();
  });

  it.each(['', 'x', 'a'.repeat(100_000), "'; drop table tokens; --", '\u0000'])('%.20p is unknown', async (token) => {
    expect(await peekToken(token, 'reset')).toEqual({ state: 'unknown' });
    expect(await consumeToken(token, 'reset')).toBeNull();
  });
});
