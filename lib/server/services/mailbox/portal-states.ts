import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import type { PortalState } from '@/lib/contacts/contact-views';
import { portalPresets } from '@/lib/contacts/portals/portal-presets';
import { listOwnPortals } from '@/lib/server/data/contacts/own-portals';
import { confirmPortal, listConfirmedPortals } from '@/lib/server/data/contacts/portals';
import { requireRight, withRight } from '@/lib/server/services/access/with-right';

/** The portals with emails that the website reads; one with two presets is one row. */
export async function readPortalStates(actor: StaffActor): Promise<readonly PortalState[]> {
  requireRight(actor, 'leadKey.manage');
  const [confirmed, own] = await Promise.all([listConfirmedPortals(), listOwnPortals()]);
  return [
    ...own.map(({ id, name, sender }) => ({ id, name, hosts: [sender], confirmedAt: null, isOwn: true })),
    ...[...new Set(portalPresets.map(({ name }) => name))].map((name) => {
      const presets = presetsOf(name);
      const dates = presets.map(({ id }) => confirmed.get(id)?.toISOString() ?? null);
      return {
        id: presets[0]?.id ?? name,
        name,
        hosts: [...new Set(presets.flatMap(({ hosts }) => hosts))],
        confirmedAt: dates.includes(null) ? null : (dates[0] ?? null),
        isOwn: false,
      };
    }),
  ];
}

/** Notes that real emails of a portal are read well, for each of its presets. Returns false for an unknown portal. */
export async function confirmPortalEmails(actor: StaffActor, id: string): Promise<boolean> {
  return withRight(actor, 'leadKey.manage', { kind: 'portal', id }, async (record) => {
    const name = portalPresets.find((preset) => preset.id === id)?.name;
    const ids = presetsOf(name).map((preset) => preset.id);
    const added = await Promise.all(ids.map((one) => confirmPortal(one)));
    if (added.includes(true)) await record('portalConfirmed');
    return ids.length > 0;
  });
}

const presetsOf = (name: string | undefined) => portalPresets.filter((preset) => preset.name === name);
