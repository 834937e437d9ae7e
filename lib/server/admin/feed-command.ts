import 'server-only';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { FEED_NAME } from '@/lib/env/feeds';
import { env } from '@/lib/server/env';
import { printedAddress } from '@/lib/server/http/printed-address';
import { feedSource } from '@/lib/server/services/feeds/feed-source';
import { importFeed } from '@/lib/server/services/feeds/import-feed';
import { FeedUnavailableError, isUrl } from '@/lib/server/services/feeds/open-feed';
import { slugify } from '@/lib/text/slugify';
import { feedReportText } from './feed-report-text';
import { SentenceError } from './sentence-error';

/** `npm run listings:import`. */
export const feedCommand = z.object({
  /** Name in FEEDS, URL or absolute path. */
  feed: z.string().min(1),
  /** For a URL or path. */
  name: z.string().regex(FEED_NAME, 'A feed has a name of small letters, digits and hyphens.').optional(),
  withdrawsAll: z.boolean(),
  isRenumbered: z.boolean().default(false),
  format: z.enum(['text', 'json']),
});

type FeedCommand = z.output<typeof feedCommand>;

/**
 * Imports a feed into the catalogue and tells what came of it.
 * @throws SentenceError if the feed cannot be read, is broken or is being imported.
 */
export async function runFeedCommand(
  command: FeedCommand,
): Promise<Readonly<{ rows: { listings: number }; text: string }>> {
  const { format, isRenumbered, withdrawsAll } = command;
  const source = sourceOf(command);
  const report = await importFeed(source, { isRenumbered, withdrawsAll }).catch((error: unknown) => {
    throw error instanceof FeedUnavailableError ? new SentenceError(error.message) : error;
  });
  if (!report)
    throw new SentenceError(`${source.name} is being imported, or its last run broke off: try again in a minute.`);
  const { added, changed, withdrawn } = report.counts;
  const text = format === 'json' ? JSON.stringify(report, null, 2) : feedReportText(report, source.address);
  return { rows: { listings: added + changed + withdrawn }, text };
}

function sourceOf({ feed, name }: FeedCommand) {
  const configured = env.FEEDS.find((one) => one.name === feed);
  const address = configured?.address ?? feed;
  if (!isUrl(address) && !existsSync(address))
    throw new SentenceError(`There is no file ${printedAddress(address)}, and no feed of that name in FEEDS.`);
  const own = name ?? configured?.name ?? nameOf(printedAddress(address));
  try {
    return feedSource(own, address);
  } catch (error) {
    throw new SentenceError((error as Error).message);
  }
}

/** From the name of the file. */
function nameOf(printed: string): string {
  const file = isUrl(printed) ? new URL(printed).pathname : printed;
  return slugify(path.basename(file).replace(/\..*$/, '')) || 'feed';
}
