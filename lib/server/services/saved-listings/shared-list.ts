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

/** More than anybody needs. */
const LINKS_AN_HOUR = 20;

/** Makes a private link to the client's list, which ends the last one; its token, or null after too many. */
export async function shareSavedList({ id }: Pick<CurrentUser, 'id'>): Promise<string | null> {
  const limits = [{ name: `shared-list:${id}`, limit: LINKS_AN_HOUR, seconds: 3_600 }];
  return (await countAttempt(limits)).isAllowed ? createSharedList(id) : null;
}

export async function endSharing({ id }: Pick<CurrentUser, 'id'>): Promise<void> {
  await endSharedList(id);
}

/** Until when the client's link works; null without one. */
export async function sharedUntil(userId: string): Promise<Date | null> {
  return (await listSharedListsOf(userId))[0]?.expiresAt ?? null;
}

export type SharedSavedList = Readonly<{ ids: readonly string[]; expiresAt: Date; isOwn: boolean }>;

/** The list behind a link as it is now, with nothing of whose it is; null if the link does not work. */
export async function readSharedList(token: string, viewerId: string | null): Promise<SharedSavedList | null> {
  const shared = await findSharedList(token);
  if (!shared) return null;
  const { expiresAt, userId } = shared;
  return { ids: await listSavedIds(userId), expiresAt, isOwn: userId === viewerId };
}
