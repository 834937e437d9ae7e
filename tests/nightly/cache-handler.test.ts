import { readPolicies } from '@/tests/support/page-policies';
import { serve, stop } from '@/tests/support/site-server';

jest.setTimeout(120_000);

it('serves every prerendered page with a policy of its own scripts, with START_SCRIPTS_LATER=false', async () => {
  const site = await serve({ START_SCRIPTS_LATER: 'false' });
  const { late, pages, wrong } = await readPolicies(site.url);
  await stop(site);
  expect(wrong).toEqual([]);
  expect(late).toBe(0);
  expect(pages).toBeGreaterThan(100);
});
