import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { Workload } from '@/lib/access/staff-row';
import { findStoredListings, storeListings, type StoredListing } from '@/lib/server/data/listings/catalogue';
import { changeCatalogue } from '@/lib/server/data/listings/catalogue-version';
import type { StaffMember } from '@/lib/server/data/staff/staff';
import { countWorkOf, listIdsNaming, reassignWork } from '@/lib/server/data/staff/staff-work';
import { recordRevisions } from '@/lib/server/services/catalogue/listing-history';
import { withChanges } from '@/lib/server/services/catalogue/visible-listing';
import { withFields } from '@/lib/server/services/catalogue/with-fields';
import { countAhead, reassignAppointments } from './reassign-appointments';

type Member = Pick<StaffMember, 'userId' | 'teamId'>;

export async function countWorkload({ teamId, userId }: Member): Promise<Workload> {
  return {
    homes: (await listingsOf(teamId)).length,
    ...(await countWorkOf(userId)),
    appointments: await countAhead(userId),
  };
}

/** In the open transaction. If the heir has no visible profile, listings keep their agent; without an heir, appointments stay. */
export async function reassignAll(
  actor: Actor,
  from: Member,
  to: StaffMember | null,
  now = new Date(),
): Promise<Workload> {
  return {
    homes: to?.teamId && to.teamId !== from.teamId ? await reassignListings(actor, from.teamId, to.teamId, now) : 0,
    ...(await reassignWork(from.userId, to?.userId ?? null)),
    appointments: to ? await reassignAppointments(actor, from.userId, to) : 0,
  };
}

async function reassignListings(actor: Actor, from: string | null, agent: string, now: Date): Promise<number> {
  let count = 0;
  await changeCatalogue(async (version) => {
    const before = await listingsOf(from);
    const after = before.map((stored) => ({
      ...withFields(stored, { agent }, now),
      editVersion: stored.editVersion + 1,
    }));
    await storeListings(
      version,
      after.map((fields) => ({ fields, events: [] })),
    );
    for (const [index, stored] of before.entries()) {
      const next = after[index];
      if (next) await recordRevisions(actor, stored, next);
    }
    count = after.length;
    return count > 0;
  });
  return count;
}

async function listingsOf(teamId: string | null): Promise<readonly StoredListing[]> {
  if (teamId === null) return [];
  const named = await findStoredListings(await listIdsNaming(teamId));
  return named.filter((stored) => withChanges(stored).agent === teamId);
}
