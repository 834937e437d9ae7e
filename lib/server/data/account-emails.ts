import 'server-only';
import type { MailKindName } from '@/lib/server/email/registry';

/** Kinds of mail that an account causes; all others may be about somebody else who has the same address. */
export const accountMailKinds: readonly MailKindName[] = [
  'accountDeleted',
  'accountEnding',
  'alreadyRegistered',
  'confirmDeletion',
  'newSignInMethod',
  'passwordChanged',
  'resetPassword',
  'verifyEmail',
];

/** Kinds that tell the agency what others wrote or booked. */
export const agencyMailKinds: readonly MailKindName[] = ['callNotice', 'contactNotice'];
