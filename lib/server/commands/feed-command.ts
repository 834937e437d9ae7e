import 'server-only';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { FEED_NAME } from '@/lib/env/feeds';
import { printedAddress } from '@/lib/server/http/printed-address';
import { findFeedRow } from '@/lib/server/data/feeds/feeds';
import { feedSource, sourceOfRow, type FeedSource } from '@/lib/server/services/feeds/feed-source';
import { importFeed } from '@/lib/server/services/feeds/import-feed';
import { FeedUnavailableError } from '@/lib/server/services/feeds/feed-unavailable-error';
import { isUrl } from '@/lib/server/services/feeds/open-feed';
import { slugify } from '@/lib/text/slugify';
import { feedReportText } from './feed-report-text';
import { SentenceError } from './sentence-error';

export const feedCommand = z.object({
  /** Name in FEEDS or at the desk, URL or absolute path. */
  feed: z.string().min(1),
  name: z.string().regex(FEED_NAME, 'A feed has a name of small letters, digits and hyphens.').optional(),
  withdrawsAll: z.boolean(),
  isRenumbered: z.boolean().default(false),
  format: z.enum(['text', 'json']),
});

type FeedCommand = z.output<typeof feedCommand>;

/** @throws SentenceError when the feed is unreadable, invalid or already being imported. */
export async function runFeedCommand(
  command: FeedCommand,
): Promise<Readonly<{ rows: { listings: number }; text: string }>> {
  const { format, isRenumbered, withdrawsAll } = command;
  const source = await sourceOf(command);
  const report = await importFeed(source, { isRenumbered, withdrawsAll }).catch((error: unknown) => {
    throw error instanceof FeedUnavailableError ? new SentenceError(error.message) : error;
  });
  if (!report)
    throw new SentenceError(`${source.name} is being imported, or its last run broke off: try again in a minute.`);
  const { added, changed, withdrawn } = report.counts;
  const text = format === 'json' ? JSON.stringify(report, null, 2) : feedReportText(report, source.address);
  return { rows: { listings: added + changed + withdrawn }, text };
}

async function sourceOf({ feed, name }: FeedCommand): Promise<FeedSource> {
  try {
    const known = FEED_NAME.test(feed) ? sourceOfRow(feed, await findFeedRow(feed)) : null;
    if (known) return name === undefined ? known : feedSource(name, known.address);
  } catch (error) {
    throw new SentenceError((error as Error).message);
  }
  if (!isUrl(feed) && !existsSync(feed))
    throw new SentenceError(
      `There is no file ${printedAddress(feed)}, and no feed of that name in FEEDS or at the desk.`,
    );
  const own = name ?? nameOf(printedAddress(feed));
  if ((await findFeedRow(own))?.isOfDesk)
    throw new SentenceError(
      `The desk has a feed ${own}: import it by that name, or give this one another with --name.`,
    );
  try {
    return feedSource(own, feed);
  } catch (error) {
    throw new SentenceError((error as Error).message);
  }
}

function nameOf(printed: string): string {
  const file = isUrl(printed) ? new URL(printed).pathname : printed;
  return (
    slugify(
      path
        .basename(file)
        .replace(/\..*$/, '')
        .replace(/%E2%80%A6/g, ''),
    ) || 'feed'
  );
}
