import 'server-only';
import { listFeedStarts } from '@/lib/server/data/feeds';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { feedSource } from './feed-source';
import { importFeed } from './import-feed';

const MINUTE_MS = 60_000;

/** Imports the feeds of `FEEDS` whose time has come, one after the other. Safe in several instances. */
export async function importDueFeeds(): Promise<void> {
  if (env.FEEDS.length === 0) return;
  const starts = await listFeedStarts();
  for (const { name, address } of env.FEEDS) {
    try {
      const source = feedSource(name, address);
      const started = starts.get(name)?.getTime() ?? 0;
      if (Date.now() - started >= source.settings.every * MINUTE_MS) await importFeed(source);
    } catch (error) {
      // One feed does not stop the others.
      log.warn({ err: error, feed: name }, 'a feed could not be imported');
    }
  }
}
