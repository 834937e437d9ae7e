import { readPolicies } from '@/tests/support/page-policies';
import { sharedSite } from '@/tests/support/shared-site';

jest.setTimeout(60_000);

it('serves every prerendered page with a policy of its own scripts, which start late', async () => {
  const { late, pages, wrong } = await readPolicies(sharedSite.url);
  expect(wrong).toEqual([]);
  expect(late).toBeGreaterThan(100);
  expect(pages).toBeGreaterThan(100);
});
