import { plainForm } from '@/tests/support/plain-form.mjs';
import { serve, stop, type Site } from '@/tests/support/site-server';
import { languages } from '@/tests/support/texts';

jest.setTimeout(120_000);

const figures = { savings: '987654', income: '12345', otherLoans: '6789', age: '43' };
/** The figures of the form, and how the page writes them; a year or a time may contain the age. */
const traces = /987[.,]?654|12[.,]?345|6[.,]?789|"age"|savings|income|otherLoans/;

let site: Site;
beforeAll(async () => {
  site = await serve({ LOG_LEVEL: 'trace' });
});

it.each([
  ['', figures, '987'],
  [' with an error', { ...figures, age: 'much' }, 'much'],
])('answers a budget%s with its figures in the page alone', async (_, typed, shown) => {
  for (const locale of languages) {
    const address = `${site.url}/${locale}/herramientas/presupuesto?region=madrid&residence=resident`;
    const page = await fetch(address);
    const body = plainForm(await page.text(), 'savings', { ...typed, region: 'madrid', residence: 'resident' });
    const answer = await fetch(address, {
      method: 'POST',
      headers: { origin: site.url, referer: address },
      body,
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
    expect(await answer.text()).toContain(shown);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(JSON.stringify([...answer.headers])).not.toMatch(traces);
  }
});

it('writes none of them to its log', async () => {
  await stop(site);
  expect(site.run.output()).toMatch(/"level":\d+/);
  expect(site.run.output()).not.toMatch(traces);
});
