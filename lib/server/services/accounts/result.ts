import 'server-only';
import type { AccountCode } from '@/lib/accounts/account-schemas';

/** Codes instead of text; `retryAfter` in seconds. */
export type AccountResult<Done extends object = object> = Readonly<
  ({ status: 'done' } & Done) | { status: 'error'; code: AccountCode; retryAfter?: number }
>;
