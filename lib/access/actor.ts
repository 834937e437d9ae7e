import { rights, type Right, type Role, type StaffRole } from './rights';

/** Somebody of the agency who has passed the second step of signing in. */
export type StaffActor = Readonly<{
  kind: 'staff';
  role: StaffRole;
  userId: string;
  email: string;
  /** As colleagues and the activity log know her. */
  name: string;
  sessionId: string;
}>;

/** Whose home is being sold: a member of a sale who has accepted and was not ended. */
export type SellerActor = Readonly<{ kind: 'seller'; userId: string; email: string; name: string }>;

/** Commands, feeds and jobs. */
export type SystemActor = Readonly<{ kind: 'system'; name: 'command' | 'job' | `feed:${string}` }>;

/** Whoever calls a service of the desk: its first parameter. */
export type Actor = StaffActor | SellerActor | SystemActor | Readonly<{ kind: 'client'; userId: string }>;

/** Commands run by whoever has the machine. */
export const commandActor: SystemActor = { kind: 'system', name: 'command' };

/** Whether the actor has a right over something that belongs to these users. */
export function isAllowed(actor: Actor, right: Right, ownerIds: readonly string[] = []): boolean {
  if (actor.kind === 'system') return true;
  const role: Role = actor.kind === 'staff' ? actor.role : actor.kind;
  const scope = (rights[right] as Readonly<Partial<Record<Role, 'any' | 'own'>>>)[role];
  return scope === 'any' || (scope === 'own' && ownerIds.includes(actor.userId));
}

/** Under whose name versions and texts stand; clients have none at the desk. */
export const authorName = (actor: Actor): string => (actor.kind === 'client' ? '' : actor.name);
