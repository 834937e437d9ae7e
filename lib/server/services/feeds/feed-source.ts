import 'server-only';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { noSettings, parseFeedSettings, type FeedSettings } from '@/lib/listings/kyero/feed-settings';
import { env } from '@/lib/server/env';

export type FeedSource = Readonly<{
  name: string;
  /** URL, or the path of a file. */
  address: string;
  settings: FeedSettings;
}>;

/** Source of its listings, and origin of what becomes of them. */
export const feedOrigin = ({ name }: FeedSource): string => `feed:${name}`;

const readFiles = new Map<string, Readonly<{ modified: number; settings: FeedSettings }>>();

/**
 * A feed with the settings of its file in `FEED_FOLDER`, if there is one.
 * @throws Error with file, line and field of what is wrong in that file.
 */
export function feedSource(name: string, address: string): FeedSource {
  const file = path.join(env.FEED_FOLDER, `${name}.yaml`);
  return { name, address, settings: readSettings(file) };
}

/** Read again where the file has changed: thousands of supplements take a second. */
function readSettings(file: string): FeedSettings {
  const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (modified === undefined) return noSettings;
  const known = readFiles.get(file);
  if (known?.modified === modified) return known.settings;
  const settings = parseFeedSettings(readFileSync(file, 'utf8'), file);
  readFiles.set(file, { modified, settings });
  return settings;
}
