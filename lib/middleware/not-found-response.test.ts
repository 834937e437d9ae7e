import { notFoundResponse } from './not-found-response';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';

const responseTo = (path: string, accept?: string) =>
  notFoundResponse(new Request(`http://localhost${path}`, { headers: accept === undefined ? {} : { accept } }), 'es');

it.each([
  ['/nope.html', BROWSER],
  ['/x.png', BROWSER],
  ['/wp-login.php', '*/*'],
  ['/nope.html', undefined],
])('%s, asked for with %s, is a page', async (path, accept) => {
  const response = responseTo(path, accept);
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  const html = await response.text();
  expect(html).toContain('<html lang="es">');
  expect(html).toContain('href="/es"');
  expect(html).toContain('href="/es/contact"');
  expect(html).toContain('Cerdà &amp; Mar');
  expect(html).not.toContain('<script');
  expect(html.length).toBeLessThan(3_000);
});

it.each([
  ['/x.png', 'image/avif,image/webp,*/*;q=0.8'],
  ['/x.js', '*/*'],
  ['/x.json', undefined],
  ['/nope.html', 'application/json'],
])('%s, asked for with %s, is a line of text', async (path, accept) => {
  const response = responseTo(path, accept);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await response.text()).not.toContain('<');
});

it('allows its own styles and nothing unsafe', async () => {
  const responses = [responseTo('/nope.html'), responseTo('/nope.html')];
  const nonces: (string | undefined)[] = [];
  for (const response of responses) {
    const policy = response.headers.get('content-security-policy') ?? '';
    const nonce = /style-src [^;]*'nonce-([^']+)'/.exec(policy)?.[1];
    nonces.push(nonce);
    expect(policy).not.toContain('unsafe');
    const html = await response.text();
    expect(html.match(/<style [^>]*>/g)).toEqual([`<style nonce="${nonce}">`]);
    expect(html).not.toContain('style="');
  }
  expect(nonces[0]).not.toBe(nonces[1]);
});
