import 'server-only';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { isDraining } from '@/lib/server/lifecycle';
import { log } from '@/lib/server/log';
import { checkCertificates } from './check-certificates';
import { loadCatalogue } from './load-catalogue';
import { storeContent } from './store-content';
import { warmPages } from './warm-pages';

/** Changes are seen by visitors of every instance within two seconds. */
const EVERY_MS = 500;
/** Longer than a running import takes from one announcement to the next, each of which outdates warmed pages. */
const QUIET_MS = 7_000;

/**
 * Stores this build's content, then follows the catalogue. It asks for one number rather than listening: a listener
 * stays deaf after the database was restarted, and PGlite and poolers have none.
 */
export async function watchCatalogue(): Promise<void> {
  let hasStored = false;
  let isFirst = true;
  let warming: NodeJS.Timeout | undefined;
  let failure = '';
  const look = async () => {
    if (isDraining()) return;
    try {
      if (!hasStored) {
        await storeContent();
        // A certificate may have ended while nobody was running.
        await checkCertificates();
      }
      hasStored = true;
      const isChanged = await loadCatalogue();
      // Not yet listening at the first look.
      if (isChanged && !isFirst) {
        clearTimeout(warming);
        warming = setTimeout(() => void warmPages(), QUIET_MS).unref();
      }
      failure = '';
    } catch (error) {
      // What is in memory goes on being served; the next look catches up. An outage is logged where it happens.
      if (!(error instanceof DatabaseUnavailableError) && String(error) !== failure) {
        log.warn({ err: error }, 'the catalogue could not be read');
      }
      failure = String(error);
    }
    isFirst = false;
    setTimeout(() => void look(), EVERY_MS).unref();
  };
  await look();
}
