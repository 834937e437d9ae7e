import 'server-only';
import type { CurrentUser } from '@/lib/server/auth/current-user';
import { exportUser, type PersonalData } from '@/lib/server/data/registry/personal-data';
import { handleUnavailable } from './handle-unavailable';
import type { AccountResult } from './result';

export function exportAccount(user: CurrentUser): Promise<AccountResult<{ data: PersonalData }>> {
  return handleUnavailable('exportAccount', async () => {
    const data = await exportUser(user.id);
    return data ? { status: 'done', data } : { status: 'error', code: 'userNotFound' };
  });
}
