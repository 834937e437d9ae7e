import { rights, type Right, type Role, type StaffRole } from './rights';

/** Staff member that has passed two-factor authentication. */
export type StaffActor = Readonly<{
  kind: 'staff';
  role: StaffRole;
  userId: string;
  email: string;
  name: string;
  sessionId: string;
}>;

/** Active member of a sale that has accepted the invitation. */
export type SellerActor = Readonly<{ kind: 'seller'; userId: string; email: string; name: string }>;

export type SystemActor = Readonly<{ kind: 'system'; name: 'command' | 'job' | `feed:${string}` }>;

/** Caller of a desk service; always the first parameter. */
export type Actor = StaffActor | SellerActor | SystemActor | Readonly<{ kind: 'client'; userId: string }>;

export const commandActor: SystemActor = { kind: 'system', name: 'command' };

export function isAllowed(actor: Actor, right: Right, ownerIds: readonly string[] = []): boolean {
  if (actor.kind === 'system') return true;
  const role: Role = actor.kind === 'staff' ? actor.role : actor.kind;
  const scope = (rights[right] as Readonly<Partial<Record<Role, 'any' | 'own'>>>)[role];
  return scope === 'any' || (scope === 'own' && ownerIds.includes(actor.userId));
}

export const authorName = (actor: Actor): string => (actor.kind === 'client' ? '' : actor.name);
