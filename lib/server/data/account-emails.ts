import 'server-only';
import type { EmailKindName } from '@/lib/server/email/registry';

/** Kinds of mail that an account causes; all others may be about somebody else who has the same address. */
export const accountMailKinds: readonly EmailKindName[] = [
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
export const agencyMailKinds: readonly EmailKindName[] = ['callNotice', 'contactNotice'];
