import 'server-only';
import type { AccountCode } from '@/lib/accounts/account-schemas';

/** What a use case of accounts answers: codes, never text; `retryAfter` in seconds where a limit was reached. */
export type AccountResult<Done extends object = object> = Readonly<
  ({ status: 'done' } & Done) | { status: 'error'; code: AccountCode; retryAfter?: number }
>;
