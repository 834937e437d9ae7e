import 'server-only';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { isDraining } from '@/lib/server/lifecycle';
import { log } from '@/lib/server/log';
import { checkCertificates } from './check-certificates';
import { loadCatalogue } from './load-catalogue';
import { storeContent } from './store-content';
import { warmPages } from './warm-pages';

/** Visitors of every instance see changes within two seconds. */
const EVERY_MS = 500;
/** Longer than an import's interval between announcements, each of which invalidates warmed pages. */
const QUIET_MS = 7_000;

/** Polls: a listener ends with a database restart; PGlite, poolers have none. */
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
        await checkCertificates();
      }
      hasStored = true;
      const isChanged = await loadCatalogue();
      if (isChanged || isFirst) {
        clearTimeout(warming);
        warming = setTimeout(() => void warmPages(), QUIET_MS).unref();
      }
      isFirst = false;
      failure = '';
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError) && String(error) !== failure) {
        log.warn({ err: error }, 'the catalogue could not be read');
      }
      failure = String(error);
    }
    setTimeout(() => void look(), EVERY_MS).unref();
  };
  await look();
}
