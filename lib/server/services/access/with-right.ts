import 'server-only';
import { isAllowed, type Actor } from '@/lib/access/actor';
import type { ActivityAction, ActivityChange, ActivitySubject } from '@/lib/access/activity';
import type { Right } from '@/lib/access/rights';
import { RightError } from '@/lib/errors/right-error';
import { addActivity } from '@/lib/server/data/staff/activity';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { findUserById } from '@/lib/server/data/accounts/users';

type Subject = ActivitySubject & Readonly<{ ownerIds?: readonly string[] }>;

/** Writes to the activity log in the same transaction. `subject` overrides the default one. */
export type RecordActivity = (
  action: ActivityAction,
  change?: ActivityChange,
  subject?: ActivitySubject,
) => Promise<void>;

/**
 * Checks a right, then runs and records work in one transaction. Await only the data layer inside.
 * @throws RightError without the right.
 */
export async function withRight<Result>(
  actor: Actor,
  right: Right,
  subject: Subject,
  work: (record: RecordActivity) => Promise<Result>,
): Promise<Result> {
  requireRight(actor, right, subject.ownerIds);
  return inTransaction(async () => {
    const name = await nameOf(actor);
    return work((action, change = {}, other = subject) =>
      addActivity(actor, name, { action, ...change, subject: { kind: other.kind, id: other.id } }),
    );
  });
}

/**
 * Checks a right for read-only use cases.
 * @throws RightError without the right.
 */
export function requireRight(actor: Actor, right: Right, ownerIds?: readonly string[]): void {
  if (!isAllowed(actor, right, ownerIds)) throw new RightError(right);
}

async function nameOf(actor: Actor): Promise<string> {
  if (actor.kind !== 'client') return actor.name;
  const user = await findUserById(actor.userId);
  return user?.name ?? user?.email ?? '';
}
