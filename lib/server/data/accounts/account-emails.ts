import 'server-only';
import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import { jobs } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { emailKindsAbout } from '@/lib/server/data/core/email-concerns';
import { withFormerNames } from './former-emails';
import type { Owner } from '@/lib/server/data/core/table-rules';
import { withDb } from '@/lib/server/data/core/transaction';

/** Excludes contents: some contain links that sign in. */
export type SentEmail = Dto<'SentEmail', { kind: string; status: string; createdAt: Date; sentAt: Date | null }>;

export async function listEmailsTo(owner: Owner): Promise<readonly SentEmail[]> {
  const rows = await withDb((db) =>
    db
      .select({ kind: jobs.kind, status: jobs.status, createdAt: jobs.createdAt, sentAt: jobs.sentAt })
      .from(jobs)
      .where(isTo(owner))
      .orderBy(desc(jobs.createdAt)),
  );
  return rows.map((row) => asDto<SentEmail>(row));
}

/** Keeps agency notices: the account may use the agency address. */
export async function deleteEmailsTo(owner: Owner): Promise<void> {
  const isPersonal = notInArray(jobs.kind, withFormerNames(emailKindsAbout('agency')));
  await withDb((db) => db.delete(jobs).where(and(isTo(owner), isPersonal)));
}

/** Other emails to these addresses may concern other contacts. */
export async function deleteAccountEmails(addresses: readonly string[]): Promise<void> {
  const isAccounts = inArray(jobs.kind, [...emailKindsAbout('account')]);
  await withDb((db) => db.delete(jobs).where(and(inArray(jobs.recipient, [...addresses]), isAccounts)));
}

const isTo = ({ email, verifiedEmail }: Owner) =>
  and(eq(jobs.recipient, email), verifiedEmail ? undefined : inArray(jobs.kind, [...emailKindsAbout('account')]));
