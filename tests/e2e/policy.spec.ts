import { expect, test, type Page, type Request } from '@playwright/test';
import { untilAlive, watch } from '@/tests/support/page-checks';
import { languages } from '@/tests/support/texts';

/** Pages rendered per request; not in the sitemap. */
const RENDERED = ['properties?beds=2', 'blog?q=reforma', 'search?q=playa', 'schedule-call', 'login', 'forgot-password'];

const headers = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': 'same-origin',
};

type Noting = Window & { __violations?: string[] };

async function noteViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noting = window as Noting;
    noting.__violations = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      noting.__violations?.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
}

for (const locale of languages) {
  test(
    `every page has its policy, hydrates under it and loads no third parties, ${locale}`,
    { tag: '@nightly' },
    async ({ page, request }) => {
      test.setTimeout(180_000);
      const map = await (await request.get('/sitemap.xml')).text();
      const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)]
        .map(([, address = '']) => new URL(address).pathname)
        .filter((path) => path === `/${locale}` || path.startsWith(`/${locale}/`));
      expect(paths.length).toBeGreaterThan(40);
      await noteViolations(page);
      const { complaints, strangers } = watch(page);
      const wrong: string[] = [];
      for (const path of [...paths, ...RENDERED.map((rest) => `/${locale}/${rest}`)]) {
        const response = await page.goto(path);
        const policy = response?.headers()['content-security-policy'] ?? '';
        const isStrict = policy.includes("frame-ancestors 'none'") && !policy.includes('unsafe');
        if (!isStrict || !/script-src 'self' '(sha256|nonce)-/.test(policy)) wrong.push(`${path}: ${policy}`);
        await untilAlive(page);
        const violations = await page.evaluate(() => (window as Noting).__violations);
        wrong.push(...(violations ?? ['not noted']).map((violation) => `${path}: ${violation}`));
      }
      expect({ wrong, complaints, strangers }).toEqual({ wrong: [], complaints: [], strangers: [] });
    },
  );
}

test('no form of a URL leads to a page without a policy', async ({ request }) => {
  const lists = ['properties?beds=2', 'blog?q=reforma', 'search?q=playa'];
  const inCapitals = (path: string) => path.replace(/^[a-z]+/, (name) => name.toUpperCase());
  const withCapital = (path: string) => path.replace(/^[a-z]/, (letter) => letter.toUpperCase());
  const behind = [
    ...['properties/filtered?beds=2', 'blog/filtered?q=reforma', 'search/results?q=playa', 'search/results'],
    ...['properties/list/beds%3D2', 'blog/list/category%3Ddesign'],
  ];
  const paths = [...lists, ...behind].flatMap((path) => [path, inCapitals(path), withCapital(path)]);
  for (const path of ['EN/search?q=playa', 'En/properties?beds=2', ...paths.map((rest) => `en/${rest}`)]) {
    const response = await request.get(`/${path}`, { maxRedirects: 0 });
    const { 'content-security-policy': policy, 'content-type': type = '' } = response.headers();
    const isPage = type.startsWith('text/html');
    expect(isPage ? policy : `${response.status()}`, path).toMatch(
      isPage ? /script-src 'self' '(sha256|nonce)-/ : /^307$/,
    );
  }
});

test('every kind of response has the headers', async ({ request }) => {
  const style = /\/_next\/static\/[^"]+\.css/.exec(await (await request.get('/en')).text())?.[0] ?? 'none';
  const responses = [
    ...['/en', '/es/properties?beds=2', '/en/properties/no-such-home', '/en/blog/no-such-article', '/en/login'],
    ...['/', '/comprar', '/en/dashboard', '/nowhere', '/wp-login.php', '/metrics', '/healthz', '/readyz'],
    ...[
      '/api/nothing',
      '/api/contact/send',
      '/api/auth/csrf',
      '/sitemap.xml',
      '/robots.txt',
      '/feeds/kyero.xml',
      style,
    ],
    ...['/pictures/spot-error-480.avif', '/pictures/none.avif', '/_next/static/none.js', '/icon.svg'],
  ];
  for (const path of responses) {
    const response = await request.get(path, { maxRedirects: 0, headers: { 'x-forwarded-proto': 'https' } });
    const found = response.headers();
    for (const [name, value] of Object.entries(headers)) {
      expect(found[name], `${name} of ${path} (${response.status()})`).toMatch(value);
    }
    expect(found['strict-transport-security'], `HSTS of ${path}`).toMatch(/max-age=\d{8}/);
    expect(found, path).not.toHaveProperty('x-powered-by');
    expect(response.status(), path).toBeLessThan(500);
  }
});

test('a sampled visit sends its metrics once, when hidden', { tag: '@nightly' }, async ({ page }) => {
  // Forces this visit into the sample.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
    Math.random = () => 0;
  });
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/vitals')) sent.push(request);
  });
  const hide = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await page.goto('/en/about');
  await expect(async () => {
    await hide();
    expect(sent).toHaveLength(1);
  }).toPass();
  await hide();
  await page.goto('/en/faq');
  expect(sent).toHaveLength(1);
});
