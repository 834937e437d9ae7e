import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { locales } from '@/lib/i18n/locales';
import { listingPath, particularsPath } from '@/lib/i18n/routes';
import { rawGet } from '@/tests/support/raw-get';
import { sharedSite as site } from '@/tests/support/shared-site';

const [{ id = '' } = {}] = contentListings;

it.each(locales)(
  'links to particulars, which lead back to be printed until the job has made them, %s',
  async (locale) => {
    const path = particularsPath(id, locale);
    const page = await rawGet(site.port, `/${locale}${listingPath(id)}`, {});
    expect(page.body.toString()).toContain(`href="${path}"`);
    const { headers, status } = await rawGet(site.port, path, {});
    // tests/nightly/particulars.test.ts waits for it.
    const made = [200, 'application/pdf', undefined];
    const print = `/${locale}${listingPath(id)}#print`;
    expect([status, headers['content-type'], headers.location]).toEqual(
      status === 200 ? made : [303, undefined, print],
    );
  },
);

it.each(['/particulars/unknown-en.pdf', `/particulars/${id}-de.pdf`, '/particulars/..%2f..%2fdb'])(
  'answers 404 to %s',
  async (path) => expect((await rawGet(site.port, path, {})).status).toBe(404),
);
