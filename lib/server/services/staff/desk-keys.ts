import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import { setKeysOf } from '@/lib/server/data/staff/staff';
import { withRight } from '@/lib/server/services/access/with-right';

/** Switches the single keys of the inbox on or off for the actor. */
export async function switchDeskKeys(actor: StaffActor, areOn: boolean): Promise<void> {
  await withRight(actor, 'staff.read', { kind: 'staff', id: actor.userId }, () => setKeysOf(actor.userId, areOn));
}
