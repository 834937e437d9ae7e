import 'server-only';
import type { SharedKind } from '@/lib/accounts/shared-kinds';
import type { CurrentUser } from '@/lib/server/auth/current-user';
import type { SavedListing } from '@/lib/server/data/saved-listings';
import { listSharedListings, listSharedValuations, listSharingClients, setSharing } from '@/lib/server/data/sharing';
import type { User } from '@/lib/server/data/users';
import type { SavedValuation } from '@/lib/server/data/valuations';
import { log } from '@/lib/server/log';

export type SharingClient = Readonly<{
  client: User;
  /** Null: not shared. */
  savedListings: readonly SavedListing[] | null;
  valuations: readonly SavedValuation[] | null;
}>;

/** Lets the agency see the client's saved listings or valuations, or no longer. */
export async function changeSharing(
  { id }: Pick<CurrentUser, 'id'>,
  kind: SharedKind,
  isShared: boolean,
): Promise<void> {
  await setSharing(id, kind, isShared);
  log.info({ user: id, kind, isShared }, 'a client changed what the agency sees');
}

/** What clients share with the agency at this moment, of those who began since then. The only way to it for staff. */
export async function listSharedData(since: Date): Promise<readonly SharingClient[]> {
  const clients = await listSharingClients(since);
  return Promise.all(
    clients.map(async (client) => ({
      client,
      savedListings: await listSharedListings(client.id),
      valuations: await listSharedValuations(client.id),
    })),
  );
}
