import 'server-only';
import { currentCatalogue } from '@/lib/listings/catalogue/catalogue';
import { localizedHref } from '@/lib/i18n/href';
import { locales } from '@/lib/i18n/locales';
import { listingPath, type AppPath } from '@/lib/i18n/routes';
import { ownAddress } from '@/lib/env/process';

const ENTRY_PAGES = ['/', '/properties', '/comprar'] as const satisfies readonly AppPath[];
/** Prerendered pages do not load the route of filtered lists: its first request takes half a second of CPU. */
const FILTERED = '?operation=sale';
const NEWEST = 3;
const TIME_LIMIT_MS = 10_000;

/** Renders the pages likely requested next, sequentially, so that no visitor waits. */
export async function warmPages(): Promise<void> {
  const newest = currentCatalogue()
    .listings.toSorted((one, other) => other.updated.localeCompare(one.updated))
    .slice(0, NEWEST);
  const paths = [...ENTRY_PAGES, ...newest.map(({ id }) => listingPath(id))];
  for (const locale of locales) {
    const hrefs = paths.map((path) => localizedHref(locale, path));
    for (const href of [...hrefs, localizedHref(locale, '/properties') + FILTERED]) {
      await fetch(new URL(href, ownAddress()), { signal: AbortSignal.timeout(TIME_LIMIT_MS) }).then(
        (response) => response.body?.cancel(),
        () => undefined,
      );
    }
  }
}
