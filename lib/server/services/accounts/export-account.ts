import 'server-only';
import type { CurrentUser } from '@/lib/server/auth/current-user';
import { exportUser, type PersonalData } from '@/lib/server/data/personal-data';
import { handleUnavailable } from './handle-unavailable';
import type { AccountResult } from './result';

/** Everything that is kept about the client, for a JSON file. `GET /api/account/export` answers with it. */
export function exportAccount(user: CurrentUser): Promise<AccountResult<{ data: PersonalData }>> {
  return handleUnavailable('exportAccount', async () => {
    const data = await exportUser(user.id);
    return data ? { status: 'done', data } : { status: 'error', code: 'userNotFound' };
  });
}
