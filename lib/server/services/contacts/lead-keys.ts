import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import { endLeadKey, insertLeadKey, listLeadKeys, type LeadKey } from '@/lib/server/data/contacts/lead-keys';
import { requireRight, withRight } from '@/lib/server/services/access/with-right';

/** Returns the key, which is shown only once. */
export async function createLeadKey(actor: StaffActor, name: string): Promise<string> {
  return withRight(actor, 'leadKey.manage', { kind: 'leadKey', id: name }, async (record) => {
    const { id, secret } = await insertLeadKey(name, actor.userId);
    await record('leadKeyCreated', { after: { name } }, { kind: 'leadKey', id });
    return secret;
  });
}

export async function revokeLeadKey(actor: StaffActor, id: string): Promise<void> {
  await withRight(actor, 'leadKey.manage', { kind: 'leadKey', id }, async (record) => {
    if (await endLeadKey(id)) await record('leadKeyRevoked');
  });
}

export async function readLeadKeys(actor: StaffActor): Promise<readonly LeadKey[]> {
  requireRight(actor, 'leadKey.manage');
  return listLeadKeys();
}
