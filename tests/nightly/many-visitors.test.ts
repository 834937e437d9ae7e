import { openSite, sendMessage } from '@/tests/support/lead-client';
import { stop } from '@/tests/support/site-server';

jest.setTimeout(120_000);

const VISITORS = 50;
const TIME_MS = 30_000;
const PAGES = ['/en', '/es/properties', '/en/properties?beds=3', '/es/search?q=playa', '/en/blog', '/en/login'];

it('serves fifty concurrent readers and writers without a failure', async () => {
  const site = await openSite('many');
  const end = performance.now() + TIME_MS;
  const counts = new Map<number, number>();
  const visit = async (visitor: number) => {
    for (let step = visitor; performance.now() < end; step += 1) {
      const page = PAGES[step % (PAGES.length + 1)];
      const email = `many-${visitor}-${step}@example.com`;
      const response = page ? await fetch(site.url + page) : await sendMessage(site, { email });
      await response.arrayBuffer();
      counts.set(response.status, (counts.get(response.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)));
  console.info(`${VISITORS} visitors in ${TIME_MS / 1_000} s:`, Object.fromEntries(counts));
  expect([...counts.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(counts.get(200)).toBeGreaterThan(VISITORS);
  await stop(site);
});
