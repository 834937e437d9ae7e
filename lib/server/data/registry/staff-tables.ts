import 'server-only';
import { and, eq } from 'drizzle-orm';
import { activityLog, staffInvites } from '@/lib/server/db/schema';
import { listActivityOf } from '@/lib/server/data/staff/activity';
import { ENDED_RETENTION_DAYS } from './retention-periods';
import { findStaff } from '@/lib/server/data/staff/staff';
import { ifVerified, rowsOnly, type Owner, type TableRules } from '@/lib/server/data/core/table-rules';
import { withDb } from '@/lib/server/data/core/transaction';

const ofStaff = { policy: 'Llevar el panel de la agencia', export: null, erase: 'cascade' } as const;

export const staffTables = {
  staff: {
    ...rowsOnly,
    retention: 'cascade',
    personal: { ...ofStaff, export: { as: 'staff', read: ({ userId }) => findStaff(userId) } },
  },
  staffInvites: {
    ...rowsOnly,
    retention: [{ after: { days: ENDED_RETENTION_DAYS }, since: staffInvites.expiresAt }],
    personal: {
      ...ofStaff,
      erase: ifVerified((email) => withDb((db) => db.delete(staffInvites).where(eq(staffInvites.email, email)))),
    },
  },
  recoveryCodes: { ...rowsOnly, retention: 'cascade', personal: ofStaff },
  activityLog: {
    ...rowsOnly,
    retention: [{ after: { months: 12 }, since: activityLog.createdAt }],
    personal: {
      policy: 'Anotar quién consulta o cambia',
      export: { as: 'activity', read: ({ userId }) => listActivityOf(userId) },
      erase: forgetActor,
    },
  },
} as const satisfies Readonly<Record<string, TableRules>>;

const FORGOTTEN = '—';

/** The staff name stays. */
async function forgetActor({ userId, verifiedEmail }: Owner): Promise<void> {
  await withDb((db) => db.update(activityLog).set({ actorId: null }).where(eq(activityLog.actorId, userId)));
  if (verifiedEmail === null) return;
  const isInvited = and(eq(activityLog.subjectKind, 'staff'), eq(activityLog.subjectId, verifiedEmail));
  await withDb((db) => db.update(activityLog).set({ subjectId: FORGOTTEN }).where(isInvited));
}
