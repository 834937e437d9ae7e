import 'server-only';
import type { EmailKindName } from '@/lib/server/data/core/email-concerns';

/** Names in queued jobs and backups of earlier versions. */
const formerKinds: Readonly<Record<string, EmailKindName>> = {
  callBooked: 'appointmentBooked',
  callCancelled: 'appointmentCancelled',
  callMoved: 'appointmentMoved',
  callNotice: 'appointmentNotice',
  callReminder: 'appointmentReminder',
};

type StoredEmail = { kind: string; payload: Readonly<Record<string, unknown>> };

export function withCurrentNames({ kind, payload }: StoredEmail): StoredEmail {
  const { homes: listings, ...rest } = payload;
  return {
    kind: Object.hasOwn(formerKinds, kind) ? (formerKinds[kind] ?? kind) : kind,
    payload: kind === 'alertDigest' && listings !== undefined ? { ...rest, listings } : payload,
  };
}

export const withFormerNames = (kinds: readonly EmailKindName[]): string[] => [
  ...kinds,
  ...Object.keys(formerKinds).filter((former) => kinds.some((kind) => kind === formerKinds[former])),
];
