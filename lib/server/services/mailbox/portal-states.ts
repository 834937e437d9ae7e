import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import type { PortalState } from '@/lib/contacts/contact-views';
import { portalPresets } from '@/lib/contacts/portals/portal-presets';
import { listOwnPortals } from '@/lib/server/data/contacts/own-portals';
import { confirmPortal, listConfirmedPortals } from '@/lib/server/data/contacts/portals';
import { requireRight, withRight } from '@/lib/server/services/access/with-right';

export async function readPortalStates(actor: StaffActor): Promise<readonly PortalState[]> {
  requireRight(actor, 'leadKey.manage');
  const [confirmed, own] = await Promise.all([listConfirmedPortals(), listOwnPortals()]);
  return [
    ...own.map(({ id, name, sender }) => ({ id, name, hosts: [sender], confirmedAt: null, isOwn: true })),
    ...portalPresets.map(({ hosts, id, name }) => ({
      id,
      name,
      hosts,
      confirmedAt: confirmed.get(id)?.toISOString() ?? null,
      isOwn: false,
    })),
  ];
}

/** Notes that real emails of a portal are read well. Returns false for an unknown portal. */
export async function confirmPortalEmails(actor: StaffActor, id: string): Promise<boolean> {
  return withRight(actor, 'leadKey.manage', { kind: 'portal', id }, async (record) => {
    if (!portalPresets.some((preset) => preset.id === id)) return false;
    if (await confirmPortal(id)) await record('portalConfirmed');
    return true;
  });
}
