import 'server-only';
import type { EmailKindName } from '@/lib/server/data/core/email-concerns';

/** Kinds as earlier versions stored them, in queued jobs and backups. */
const formerKinds: Readonly<Record<string, EmailKindName>> = {
  callBooked: 'appointmentBooked',
  callCancelled: 'appointmentCancelled',
  callMoved: 'appointmentMoved',
  callNotice: 'appointmentNotice',
  callReminder: 'appointmentReminder',
};

type StoredEmail = { kind: string; payload: Readonly<Record<string, unknown>> };

/** Kind and payload of a stored email by today's names. */
export function withCurrentNames({ kind, payload }: StoredEmail): StoredEmail {
  const { homes: listings, ...rest } = payload;
  return {
    kind: Object.hasOwn(formerKinds, kind) ? (formerKinds[kind] ?? kind) : kind,
    payload: kind === 'alertDigest' && listings !== undefined ? { ...rest, listings } : payload,
  };
}

/** The kinds with the names that earlier versions stored them by. */
export const withFormerNames = (kinds: readonly EmailKindName[]): string[] => [
  ...kinds,
  ...Object.keys(formerKinds).filter((former) => kinds.some((kind) => kind === formerKinds[former])),
];
