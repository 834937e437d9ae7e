import 'server-only';
import { addClick } from '@/lib/server/data/campaigns/campaign-clicks';
import { readClick } from '@/lib/server/email/campaign/click-link';
import { log } from '@/lib/server/log';

/** Counts the click if `isCounted`; null for foreign links. */
export async function followLink(query: URLSearchParams, isCounted: boolean): Promise<string | null> {
  const click = readClick(query);
  if (!click) return null;
  // Redirects even when counting fails.
  if (isCounted)
    await addClick(click.campaignId, click.path).catch((error: unknown) =>
      log.warn({ reason: (error as Error).name }, 'a click was not counted'),
    );
  return click.path;
}
