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
  /** URL, or the path of a file. */
  address: string;
  settings: FeedSettings;
  /** Set up at the desk: without its row there is no such feed. */
  isOfDesk?: boolean;
}>;

/** Source of its listings, and origin of what becomes of them. */
export const feedOrigin = ({ name }: Pick<FeedSource, 'name'>): string => `feed:${name}`;

const readFiles = new Map<string, Readonly<{ modified: number; settings: FeedSettings }>>();

/**
 * A feed with the settings of its file in `FEED_FOLDER`, if there is one.
 * @throws Error with file, line and field of what is wrong in that file.
 */
export function feedSource(name: string, address: string): FeedSource {
  const file = path.join(env.FEED_FOLDER, `${name}.yaml`);
  return { name, address, settings: readSettings(file) };
}

/** What the address of a feed of the desk is encrypted for. */
export const addressPurpose = (name: string): string => `feed:${name}`;

/**
 * A feed as the desk set it up.
 * @throws FeedUnavailableError if its address cannot be decrypted; Error for settings that this version cannot read.
 */
function deskFeedSource({ address, everyMinutes, isTrusted, name, settings }: FeedRow): FeedSource {
  const plain = address === null ? null : decrypt(address, addressPurpose(name));
  if (plain === null) {
    const message = `The address of ${name} cannot be decrypted: its key is gone. Enter it at the desk again.`;
    throw new FeedUnavailableError(message, 'noSecret');
  }
  const read = parseFeedSettings(settings ?? '', name);
  return { name, address: plain, settings: { ...read, trusted: isTrusted, every: everyMinutes }, isOfDesk: true };
}

/** Whether the operator set it up, in `FEEDS`, which wins over the desk. */
export const isConfiguredFeed = (name: string): boolean => env.FEEDS.some((one) => one.name === name);

/**
 * A feed by its row: that of FEEDS, which wins, or that of the desk. Null for one that came from a file.
 * @throws as `feedSource` and `deskFeedSource`.
 */
export function sourceOfRow(name: string, row: FeedRow | null): FeedSource | null {
  const configured = env.FEEDS.find((one) => one.name === name);
  if (configured) return feedSource(name, configured.address);
  return row?.isOfDesk ? deskFeedSource(row) : null;
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
