import 'server-only';
import type { CurrentUser } from '@/lib/server/auth/current-user';
import { countAttempt } from '@/lib/server/data/core/rate-limits';
import {
  createSharedList,
  endSharedList,
  findSharedList,
  listSharedListsOf,
} from '@/lib/server/data/accounts/shared-lists';
import { listSavedIds } from './list-saved-ids';

const LINKS_AN_HOUR = 20;

/** Creates a private link and ends the previous one. Returns its token; null above the rate limit. */
export async function shareSavedList({ id }: Pick<CurrentUser, 'id'>): Promise<string | null> {
  const limits = [{ name: `shared-list:${id}`, limit: LINKS_AN_HOUR, seconds: 3_600 }];
  return (await countAttempt(limits)).isAllowed ? createSharedList(id) : null;
}

export async function endSharing({ id }: Pick<CurrentUser, 'id'>): Promise<void> {
  await endSharedList(id);
}

export async function sharedUntil(userId: string): Promise<Date | null> {
  return (await listSharedListsOf(userId))[0]?.expiresAt ?? null;
}

export type SharedSavedList = Readonly<{ ids: readonly string[]; expiresAt: Date; isOwn: boolean }>;

/** Returns the current list without its owner; null for an invalid link. */
export async function readSharedList(token: string, viewerId: string | null): Promise<SharedSavedList | null> {
  const shared = await findSharedList(token);
  if (!shared) return null;
  const { expiresAt, userId } = shared;
  return { ids: await listSavedIds(userId), expiresAt, isOwn: userId === viewerId };
}
