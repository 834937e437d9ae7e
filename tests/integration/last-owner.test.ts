import { deleteAccount } from '@/lib/server/services/accounts/delete-account';
import { deleteExpiredRows } from '@/lib/server/data/registry/retention';
import { addStaff } from '@/lib/server/data/staff/staff';
import { resign } from '@/lib/server/services/staff/change-staff';
import { log } from '@/lib/server/log';
import { PASSWORD, signedIn, visitor } from '@/tests/support/account-flows';
import { jar } from '@/tests/support/cookie-jar';
import { onDatabase } from '@/tests/support/database/engines';
import { makeStaff } from '@/tests/support/make-staff';

jest.mock('next/headers', () => jest.requireActual<object>('@/tests/support/cookie-jar'));

onDatabase(({ run }) => {
  beforeEach(() => {
    jar.clear();
    jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  });

  it('does not delete the account of the last owner, and that of any other', async () => {
    const user = await signedIn(run);
    await addStaff(user.id, 'owner', null);
    await makeStaff('agent');
    expect(await deleteAccount(user, { password: PASSWORD }, visitor)).toEqual({ status: 'error', code: 'lastOwner' });
    expect(await run(`select 1 from users where id = '${user.id}'`)).toHaveLength(1);
    await makeStaff('owner');
    expect(await deleteAccount(user, { password: PASSWORD }, visitor)).toEqual({ status: 'done' });
    expect(await run(`select 1 from staff where user_id = '${user.id}'`)).toEqual([]);
  });

  it('keeps one of two owners where one deletes her account and the other leaves at once', async () => {
    const user = await signedIn(run);
    await addStaff(user.id, 'owner', null);
    const other = await makeStaff('owner');
    const [deletion, leave] = await Promise.all([
      deleteAccount(user, { password: PASSWORD }, visitor),
      resign(other, null),
    ]);
    expect([deletion.status === 'done', leave === 'done'].filter(Boolean)).toHaveLength(1);
    expect(await run(`select 1 from staff where role = 'owner' and ended_at is null`)).toHaveLength(1);
  });

  it('does not delete the idle account of present staff', async () => {
    const idle = await makeStaff('agent');
    const former = await makeStaff('agent');
    await run(`update staff set ended_at = now() where user_id = '${former.userId}'`);
    await run(`update users set created_at = now() - interval '5 years', last_sign_in_at = now() - interval '3 years',
      end_announced_at = now() - interval '2 months'`);
    await deleteExpiredRows();
    const left = await run<{ id: string }>('select id from users');
    expect(left).toEqual([{ id: idle.userId }]);
  });
});
