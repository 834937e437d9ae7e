import 'server-only';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { noSettings, parseFeedSettings, type FeedSettings } from '@/lib/listings/kyero/feed-settings';
import { decrypt } from '@/lib/server/crypto/encrypt';
import type { FeedRow } from '@/lib/server/data/feeds/feeds';
import { env } from '@/lib/server/env';
import { FeedUnavailableError } from './feed-unavailable-error';

export type FeedSource = Readonly<{
  name: string;
  address: string;
  settings: FeedSettings;
  /** Set up at the desk: deleting its row removes the feed. */
  isOfDesk?: boolean;
}>;

export const feedOrigin = ({ name }: Pick<FeedSource, 'name'>): string => `feed:${name}`;

const readFiles = new Map<string, Readonly<{ modified: number; settings: FeedSettings }>>();

/**
 * Uses the settings of its file in `FEED_FOLDER`, if present.
 * @throws Error with file, line and field of a settings error.
 */
export function feedSource(name: string, address: string): FeedSource {
  const file = path.join(env.FEED_FOLDER, `${name}.yaml`);
  return { name, address, settings: readSettings(file) };
}

export const addressPurpose = (name: string): string => `feed:${name}`;

function deskFeedSource(row: FeedRow): FeedSource {
  const { address, everyMinutes, isTrusted, name, settings } = row;
  const plain = address === null ? null : decrypt(address, addressPurpose(name));
  if (plain === null) {
    const message = `The address of ${name} cannot be decrypted: its key is gone. Enter it at the desk again.`;
    throw new FeedUnavailableError(message, 'noSecret');
  }
  const read = parseFeedSettings(settings ?? '', name);
  const own = { trusted: isTrusted, every: everyMinutes, newBuilds: newBuildsOf(row) };
  return { name, address: plain, settings: { ...read, ...own }, isOfDesk: true };
}

const newBuildsOf = ({ newBuildExcludesVat, newBuildVat, promoter }: FeedRow): FeedSettings['newBuilds'] => ({
  ...(newBuildVat !== null && { vat: newBuildVat, priceExcludesVat: newBuildExcludesVat }),
  ...(promoter !== null && { promoter }),
});

/** `FEEDS` takes precedence over the desk. */
export const isConfiguredFeed = (name: string): boolean => env.FEEDS.some((one) => one.name === name);

/** Null for a file import. @throws as `feedSource` and `deskFeedSource`. */
export function sourceOfRow(name: string, row: FeedRow | null): FeedSource | null {
  const configured = env.FEEDS.find((one) => one.name === name);
  if (configured) return feedSource(name, configured.address);
  return row?.isOfDesk ? deskFeedSource(row) : null;
}

/** Cached until the file changes: thousands of supplements take a second. */
function readSettings(file: string): FeedSettings {
  const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (modified === undefined) return noSettings;
  const known = readFiles.get(file);
  if (known?.modified === modified) return known.settings;
  const settings = parseFeedSettings(readFileSync(file, 'utf8'), file);
  readFiles.set(file, { modified, settings });
  return settings;
}
