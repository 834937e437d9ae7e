import 'server-only';
import { addRedirectHits } from '@/lib/server/data/site/redirects';
import { returnRedirectHits, drainRedirectHits } from '@/lib/site/redirects';

/** Adds the hits of this instance to the table; while the database is down they are kept. */
export async function storeRedirectHits(): Promise<void> {
  const hits = drainRedirectHits();
  if (hits.size === 0) return;
  try {
    await addRedirectHits(hits);
  } catch (error) {
    returnRedirectHits(hits);
    throw error;
  }
}
