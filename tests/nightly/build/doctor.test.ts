import { runCommand, serve, stop } from '@/tests/support/site-server';

jest.setTimeout(120_000);

const examine = async (environment?: Record<string, string>) => {
  const run = runCommand('doctor', [], environment);
  return { code: await run.ended, output: run.output() };
};

it('checks the running server, which needs no configuration', async () => {
  const site = await serve();
  const { code, output } = await examine();
  expect(output).toContain('Checked by the running server');
  expect(output).toMatch(/works\s+Database\s+The embedded database answers/);
  expect(output).toMatch(/off\s+Mail\s+No SMTP_URL/);
  expect(code).toBe(0);
  await stop(site);
});

it('starts a server if none runs, and exits with 1 on a failure, which it names', async () => {
  const { code, output } = await examine({
    SMTP_URL: 'smtp://ada:secret@localhost:1',
    SITE_URL: 'https://www.example.com',
  });
  expect(output).toContain('started for this');
  expect(output).toMatch(/BROKEN\s+Mail\s+localhost:1 does not take our mail/);
  expect(output).toMatch(/BROKEN\s+Address\s+The pages were built for/);
  expect(output).toMatch(/BROKEN\s+Proxy/);
  expect(output).not.toContain('secret@');
  expect(code).toBe(1);
});

it('says which variable is wrong before anything else', async () => {
  const { code, output } = await examine({ DATABASE_URL: 'mysql://db/site' });
  expect([code, output]).toEqual([1, expect.stringContaining('DATABASE_URL must be')]);
});
