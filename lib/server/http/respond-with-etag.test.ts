/** @jest-environment node */
import { respondWithEtag } from './respond-with-etag';

const ask = (header?: string) =>
  respondWithEtag(
    new Request('http://localhost/feed', header === undefined ? {} : { headers: { 'if-none-match': header } }),
    'v7',
    () => new Response('feed'),
  );

it.each([undefined, '"v6"', 'v7'])('answers with the whole feed to If-None-Match %j', async (header) => {
  const response = await ask(header);
  expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([200, '"v7"', 'feed']);
});

it.each(['"v7"', 'W/"v7"', '"v6", "v7"', '*'])('answers 304 to If-None-Match %j', async (header) => {
  const { headers, status } = await ask(header);
  expect([status, headers.get('etag')]).toEqual([304, '"v7"']);
});
