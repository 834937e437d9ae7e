import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { locales } from '@/lib/i18n/locales';
import { listingPath, particularsPath } from '@/lib/i18n/routes';
import { rawGet } from '@/tests/support/raw-get';
import { serve, stop, type Site } from '@/tests/support/site-server';
import { found } from '@/tests/support/until.mjs';

/** The job runs every minute; the limit is in ms. */
const LIMIT_MS = 150_000;

jest.setTimeout(LIMIT_MS + 30_000);

const [{ id = '' } = {}] = contentListings;

let site: Site;
beforeAll(async () => (site = await serve()));
afterAll(() => stop(site));

it.each(locales)('serves the particulars that the job made, %s', async (locale) => {
  const { port } = site;
  const path = particularsPath(id, locale);
  const file = await found(async () => {
    const response = await rawGet(port, path, {});
    const print = `/${locale}${listingPath(id)}#print`;
    expect([response.status, response.headers.location]).toEqual(
      response.status === 200 ? [200, undefined] : [303, print],
    );
    return response.status === 200 ? response : null;
  }, LIMIT_MS);
  expect(file.headers['content-type']).toBe('application/pdf');
  expect(file.headers['cache-control']).toContain('must-revalidate');
  expect(file.body.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
  const again = await rawGet(port, path, { 'if-none-match': file.headers.etag ?? '' });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});
