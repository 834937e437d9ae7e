import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { jobs } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withCurrentNames } from '@/lib/server/data/accounts/former-emails';
import { leaseJobs } from './jobs';
import { withDb } from '@/lib/server/data/core/transaction';

export type NewEmail = Readonly<{
  kind: string;
  recipient: string;
  locale: Locale;
  payload: Readonly<Record<string, unknown>>;
  idempotencyKey?: string;
  notBefore?: Date;
}>;

export type EmailJob = Dto<
  'EmailJob',
  {
    id: string;
    kind: string;
    recipient: string;
    locale: Locale;
    payload: Readonly<Record<string, unknown>>;
    attempts: number;
    leaseOwner: string;
    createdAt: Date;
  }
>;

export async function storeEmail({ notBefore, ...email }: NewEmail): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .insert(jobs)
      .values({
        ...email,
        queue: 'email',
        idempotencyKey: email.idempotencyKey ?? null,
        ...(notBefore && { nextAttemptAt: notBefore }),
      })
      .onConflictDoNothing({ target: jobs.idempotencyKey })
      .returning({ id: jobs.id }),
  );
  return rows.length > 0;
}

export async function leaseEmails(owner: string, size: number, seconds?: number): Promise<readonly EmailJob[]> {
  const rows = await leaseJobs('email', owner, size, seconds);
  return rows.map(({ id, kind, recipient, locale, payload, attempts, leaseOwner, createdAt }) =>
    asDto<EmailJob>({
      id,
      ...withCurrentNames({ kind, payload }),
      recipient: recipient ?? '',
      locale: locale as Locale,
      attempts,
      leaseOwner,
      createdAt,
    }),
  );
}
