import { serve, type Site } from '@/tests/support/site-server';

jest.setTimeout(120_000);

let site: Site;
beforeAll(async () => {
  site = await serve();
});

it.each(['/en/login', '/es/login?mode=signup', '/en/forgot-password', '/es/schedule-call', '/en/saved-homes'])(
  'has the styles of a page that is rendered for the request in a file for each layout and one of its own: %s',
  async (address) => {
    const html = await (await fetch(site.url + address)).text();
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, sheet]) => sheet!);
    expect(sheets.length).toBeGreaterThan(1);
    expect(sheets.length).toBeLessThanOrEqual(3);
    const answers = await Promise.all(sheets.map((sheet) => fetch(site.url + sheet)));
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^text\/css/);
      expect(answer.headers.get('cache-control')).toContain('immutable');
    }
    const classes = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' '));
    const rules = (await Promise.all(answers.map((answer) => answer.text()))).join('');
    // Turbopack's own form of a class of a module: six or seven letters and its name.
    const missing = classes.filter((name) => /^[\w-]{6,7}_[a-z]\w*$/i.test(name) && !rules.includes(`.${name}`));
    expect([...new Set(missing)]).toEqual([]);
  },
);
