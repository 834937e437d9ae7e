import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { findStaff } from '@/lib/server/data/staff/staff';
import { siteFacts } from '@/lib/site/site-facts';

export async function ownAgent(actor: Actor): Promise<string | undefined> {
  const staff = actor.kind === 'staff' ? await findStaff(actor.userId) : null;
  return staff?.teamId ?? siteFacts().team.es[0]?.id;
}
