import 'server-only';
import { currentCatalogue } from '@/lib/listings/catalogue/catalogue';
import { localizedHref } from '@/lib/i18n/href';
import { locales } from '@/lib/i18n/locales';
import { listingPath, type AppPath } from '@/lib/i18n/routes';
import { ownAddress } from '@/lib/env/process';

const ENTRY_PAGES = ['/', '/properties', '/comprar'] as const satisfies readonly AppPath[];
const NEWEST = 3;
const TIME_LIMIT_MS = 10_000;

/** Renders the pages likely requested next, sequentially, so that no visitor waits. */
export async function warmPages(): Promise<void> {
  const newest = currentCatalogue()
    .listings.toSorted((one, other) => other.updated.localeCompare(one.updated))
    .slice(0, NEWEST);
  for (const path of [...ENTRY_PAGES, ...newest.map(({ id }) => listingPath(id))]) {
    for (const locale of locales) {
      const url = new URL(localizedHref(locale, path), ownAddress());
      await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT_MS) }).then(
        (response) => response.body?.cancel(),
        () => undefined,
      );
    }
  }
}
