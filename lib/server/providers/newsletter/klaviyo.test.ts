import { startStandIn, type StandIn, type StandInMode } from '@/tests/support/servers/stand-in';
import { createKlaviyo } from './klaviyo';
import type { NewsletterService } from './port';

let [klaviyo, service] = [] as unknown as [StandIn, NewsletterService];

beforeAll(async () => {
  klaviyo = await startStandIn();
  service = createKlaviyo({ apiKey: 'pk_test', listId: 'LIST', url: klaviyo.url });
});
afterAll(() => klaviyo.close());

it.each([200, 202])('succeeds on %d, for both jobs', async (status) => {
  klaviyo.setMode(status);
  expect(await service.send('subscribe', 'reader@example.com')).toEqual({ isDone: true });
  expect(await service.send('unsubscribe', 'reader@example.com')).toEqual({ isDone: true });
  expect(klaviyo.calls.slice(-2).map(({ path }) => path)).toEqual([
    '/api/profile-subscription-bulk-create-jobs',
    '/api/profile-subscription-bulk-delete-jobs',
  ]);
});

// Revoked keys can be repaired, so jobs are retried.
it.each<StandInMode>([401, 403, 404, 429, 500, 503])('retries later on %s', async (mode) => {
  klaviyo.setMode(mode);
  expect(await service.send('subscribe', 'reader@example.com')).toEqual({
    isDone: false,
    kind: 'outage',
    error: `status ${mode}`,
  });
});

it('honours Retry-After, up to an hour', async () => {
  klaviyo.setMode(429, {}, { 'retry-after': '42' });
  expect(await service.send('subscribe', 'reader@example.com')).toMatchObject({ kind: 'outage', retryAfter: 42 });
  klaviyo.setMode(429, {}, { 'retry-after': '86400' });
  expect(await service.send('subscribe', 'reader@example.com')).toMatchObject({ retryAfter: 3_600 });
});

it.each([400, 409, 422])('gives up on %d', async (status) => {
  klaviyo.setMode(status);
  expect(await service.send('subscribe', 'no address')).toEqual({
    isDone: false,
    kind: 'refused',
    error: `status ${status}`,
  });
});

it('retries later on a timeout, disconnect or redirect', async () => {
  klaviyo.setMode('close');
  expect(await service.send('subscribe', 'reader@example.com')).toMatchObject({ isDone: false, kind: 'outage' });
  klaviyo.setMode(302, {}, { location: 'https://evil.example/' });
  expect(await service.send('subscribe', 'reader@example.com')).toMatchObject({ isDone: false, kind: 'outage' });
  klaviyo.setMode('hang');
  const impatient = createKlaviyo({ apiKey: 'pk_test', listId: 'LIST', url: klaviyo.url, timeLimitMs: 200 });
  expect(await impatient.send('subscribe', 'reader@example.com')).toMatchObject({ isDone: false, kind: 'outage' });
});
