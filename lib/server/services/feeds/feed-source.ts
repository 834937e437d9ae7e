import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { noSettings, parseFeedSettings, type FeedSettings } from '@/lib/listings/kyero/feed-settings';
import { env } from '@/lib/server/env';

export type FeedSource = Readonly<{
  /** Part of `feed:NAME`. */
  name: string;
  /** URL, or the path of a file. */
  address: string;
  settings: FeedSettings;
}>;

/**
 * A feed with the settings of its file in `FEED_FOLDER`, if there is one.
 * @throws Error with file, line and field of what is wrong in that file.
 */
export function feedSource(name: string, address: string): FeedSource {
  const file = path.join(env.FEED_FOLDER, `${name}.yaml`);
  const settings = existsSync(file) ? parseFeedSettings(readFileSync(file, 'utf8'), file) : noSettings;
  return { name, address, settings };
}
