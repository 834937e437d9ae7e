import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { feedAddress } from '@/lib/listings/kyero/feed-address';
import type { FeedInput, NewFeedInput } from '@/lib/listings/kyero/feed-form-schema';
import { decrypt, encrypt } from '@/lib/server/crypto/encrypt';
import { addDeskFeed, changeDeskFeed } from '@/lib/server/data/feeds/desk-feeds';
import { findFeedRow, type FeedRow } from '@/lib/server/data/feeds/feeds';
import { env } from '@/lib/server/env';
import { withRight } from '@/lib/server/services/access/with-right';
import { addressPurpose, isConfiguredFeed } from '@/lib/server/services/feeds/feed-source';

type Result = Readonly<{ status: 'done' } | { status: 'error'; code: 'nameTaken' | 'address' | 'failed' }>;

const settingsOf = ({ every, newBuildExcludesVat, newBuildVat, promoter, settings, trusted }: FeedInput) => ({
  settings,
  isTrusted: trusted,
  everyMinutes: every,
  newBuildVat,
  newBuildExcludesVat,
  promoter: promoter || null,
});

/** Shown in the log of activity; the settings may be long. */
const loggedFields = ['isTrusted', 'everyMinutes', 'newBuildVat', 'newBuildExcludesVat', 'promoter'] as const;

/** Adds a feed; its first run starts within a minute. */
export async function addFeed(actor: Actor, { name, ...input }: NewFeedInput): Promise<Result> {
  return withRight(actor, 'feed.manage', { kind: 'feed', id: name }, async (record): Promise<Result> => {
    if (isConfiguredFeed(name)) return { status: 'error', code: 'nameTaken' };
    const address = feedAddress(input, env.FEED_HOSTS);
    if (address === null) return { status: 'error', code: 'address' };
    if (!(await addDeskFeed(name, encrypt(address, addressPurpose(name)), settingsOf(input)))) {
      return { status: 'error', code: 'nameTaken' };
    }
    await record('feedAdded');
    return { status: 'done' };
  });
}

/** An empty address keeps the stored one; credentials are inserted into it. */
export async function changeFeed(actor: Actor, name: string, input: FeedInput): Promise<Result> {
  return withRight(actor, 'feed.manage', { kind: 'feed', id: name }, async (record): Promise<Result> => {
    const row = await findFeedRow(name);
    if (!row?.isOfDesk || isConfiguredFeed(name)) return { status: 'error', code: 'failed' };
    const isMoved = [input.address, input.user, input.password].some((typed) => typed.trim() !== '');
    const address = isMoved ? addressOver(row, input) : null;
    if (isMoved && address === null) return { status: 'error', code: 'address' };
    const settings = settingsOf(input);
    await changeDeskFeed(name, settings, address && encrypt(address, addressPurpose(name)));
    // Omits values: the address may hold secrets, settings may be long.
    await record('feedChanged', changeOf(row, settings, isMoved));
    return { status: 'done' };
  });
}

function addressOver(row: FeedRow, input: FeedInput): string | null {
  const former = row.address === null ? null : decrypt(row.address, addressPurpose(row.name));
  return feedAddress({ ...input, address: input.address.trim() || (former ?? '') }, env.FEED_HOSTS);
}

function changeOf(row: FeedRow, settings: ReturnType<typeof settingsOf>, isMoved: boolean) {
  const fields = loggedFields.filter((field) => row[field] !== settings[field]);
  const of = (values: Pick<FeedRow, (typeof loggedFields)[number]>) =>
    Object.fromEntries(fields.map((field) => [field, values[field]]));
  const named = [...(isMoved ? ['address'] : []), ...((row.settings ?? '') === settings.settings ? [] : ['settings'])];
  return { before: of(row), after: { ...of(settings), ...(named.length > 0 && { fields: named }) } };
}
