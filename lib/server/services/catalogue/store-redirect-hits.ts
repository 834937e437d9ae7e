import 'server-only';
import { addRedirectHits } from '@/lib/server/data/site/redirects';
import { returnRedirectHits, drainRedirectHits } from '@/lib/site/redirects';

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
