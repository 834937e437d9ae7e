import { expect, test } from '@/tests/support/visitor';

test('the Kyero feed is complete and its images exist', async ({ request }) => {
  const feed = await request.get('/feeds/kyero.xml');
  expect(feed.status()).toBe(200);
  expect(feed.headers()['content-type']).toContain('xml');
  const text = await feed.text();
  expect(text).toContain('<feed_version>3</feed_version>');
  expect(text).toContain('<property>');
  const [, image] = /<url>[^<]*(\/feeds\/pictures\/[^<]+\.jpg)<\/url>/.exec(text) ?? [];
  const response = await request.get(image ?? '/missing');
  expect(response.headers()['content-type']).toBe('image/jpeg');
  expect((await request.get('/feeds/pictures/no-such.jpg')).status()).toBe(404);
});

test('there is no file for idealista without a code', async ({ request }) => {
  expect((await request.get('/feeds/idealista.json')).status()).toBe(404);
});
