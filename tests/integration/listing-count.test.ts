import { GET } from '@/app/api/listings/count/route';
import { makeDatabaseUnavailable, onDatabase, putEngine } from '@/tests/support/database/engines';

const ask = () => GET(new Request('http://localhost/api/listings/count?beds=2&locale=en'));

onDatabase(({ run, engine }) => {
  it('counts for a person, and lets a program wait', async () => {
    expect((await ask()).status).toBe(200);
    await run('update rate_limits set count = 599');
    expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({ code: 'tooMany' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('cache-control')).toBe('no-store');
  });

  it('counts without a database', async () => {
    makeDatabaseUnavailable();
    const response = await ask();
    putEngine(engine());
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ count: expect.any(Number) as number });
  });
});
