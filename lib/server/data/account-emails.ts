import 'server-only';
import type { EmailKindName } from '@/lib/server/email/registry';

/** Emails caused by an account; others may concern another person with the same address. */
export const accountEmailKinds: readonly EmailKindName[] = [
  'accountDeleted',
  'accountEnding',
  'alreadyRegistered',
  'confirmDeletion',
  'newSignInMethod',
  'passwordChanged',
  'resetPassword',
  'verifyEmail',
];

/** Notices to the agency. */
export const agencyEmailKinds: readonly EmailKindName[] = ['appointmentNotice', 'contactNotice'];
