import 'server-only';
import type { SharedKind } from '@/lib/accounts/shared-kinds';
import type { CurrentUser } from '@/lib/server/auth/current-user';
import { contactOf } from '@/lib/server/data/contacts/contacts';
import type { SavedListing } from '@/lib/server/data/accounts/saved-listings';
import {
  listSharedListings,
  listSharedValuations,
  listSharingClients,
  setSharing,
} from '@/lib/server/data/accounts/sharing';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { findUserByEmail, findUserById, verifiedEmailOf, type User } from '@/lib/server/data/accounts/users';
import type { StoredValuation } from '@/lib/server/data/accounts/valuations';
import { log } from '@/lib/server/log';

export type SharingClient = Readonly<{
  client: User;
  savedListings: readonly SavedListing[] | null;
  valuations: readonly StoredValuation[] | null;
}>;

export async function changeSharing(
  { id }: Pick<CurrentUser, 'id'>,
  kind: SharedKind,
  isShared: boolean,
): Promise<void> {
  await inTransaction(async () => {
    await setSharing(id, kind, isShared);
    const user = isShared ? await findUserById(id) : null;
    const email = user && verifiedEmailOf(user);
    if (user && email) await contactOf(email, { locale: user.locale, name: user.name, source: 'account' });
  });
  log.info({ user: id, kind, isShared }, 'a client changed what the agency sees');
}

/** Lists data that clients share now. Staff access it only here and in `readSharedOf`. */
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

/** Returns null without a client with this verified address. */
export async function readSharedOf(email: string): Promise<SharingClient | null> {
  const client = await findUserByEmail(email);
  if (!client || verifiedEmailOf(client) === null) return null;
  return {
    client,
    savedListings: await listSharedListings(client.id),
    valuations: await listSharedValuations(client.id),
  };
}
