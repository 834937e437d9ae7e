import 'server-only';
import { addClick } from '@/lib/server/data/campaigns/campaign-clicks';
import { readClick } from '@/lib/server/email/campaign/click-link';
import { log } from '@/lib/server/log';

/** Where a link of a newsletter leads, counted where `isCounted`; null if it is not ours. */
export async function followLink(query: URLSearchParams, isCounted: boolean): Promise<string | null> {
  const click = readClick(query);
  if (!click) return null;
  // Whoever follows it gets there, counted or not.
  if (isCounted)
    await addClick(click.campaignId, click.path).catch((error: unknown) =>
      log.warn({ reason: (error as Error).name }, 'a click was not counted'),
    );
  return click.path;
}
