import { storeEmail } from '@/lib/server/data/jobs/email-jobs';
import { deleteExpiredRows } from '@/lib/server/data/registry/retention';
import { createSession } from '@/lib/server/data/accounts/sessions';
import { markVerified, recordSignIn } from '@/lib/server/data/accounts/users';
import { announceAccountEnds } from '@/lib/server/services/accounts/announce-account-ends';
import { onDatabase } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';

type Row = { recipient: string; locale: string; payload: { endsOn: string; months: number } };

onDatabase(({ run }) => {
  const emails = () => run<Row>(`select recipient, locale, payload from jobs where kind = 'accountEnding'`);
  const ids = async () => (await run<{ id: string }>('select id from users')).map(({ id }) => id).sort();
  const unusedFor = (id: string, time: string) =>
    run(`update users set created_at = now() - interval '5 years', last_sign_in_at = now() - interval '${time}'
      where id = '${id}'`);
  const appointmentOf = (id: string, startsAt: string) =>
    run(`insert into appointments
      (reference, idempotency_key, user_id, locale, name, email, phone, time_zone, starts_at, minutes)
      values ('r', 'k', '${id}', 'en', 'Ada', 'ada@example.com', '1', 'UTC', now() + interval '${startsAt}', 30)`);

  async function verifiedUser() {
    const user = await makeUser();
    await markVerified(user.id);
    return user;
  }

  it('notifies a verified owner a month before, once, with the date', async () => {
    const [idle, unproven, busy] = [await verifiedUser(), await makeUser(), await verifiedUser()];
    for (const { id } of [idle, unproven]) await unusedFor(id, '23 months 1 day');
    await unusedFor(busy.id, '22 months');
    const counts = await Promise.all([announceAccountEnds(), announceAccountEnds()]);
    expect(counts.sort()).toEqual([0, 1]);
    expect(await announceAccountEnds()).toBe(0);
    const [email, ...more] = await emails();
    expect(more).toEqual([]);
    expect(email).toMatchObject({ recipient: idle.email, locale: idle.locale, payload: { months: 24 } });
    const days = (Date.parse(email?.payload.endsOn ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29);
    expect(days).toBeLessThan(32);
  });

  it('deletes an account with its data after 24 months without a sign-in, if notified', async () => {
    const [idle, untold, young] = [await verifiedUser(), await verifiedUser(), await verifiedUser()];
    for (const { id } of [idle, untold]) await unusedFor(id, '24 months 1 day');
    await createSession(idle.id);
    for (const kind of ['verifyEmail', 'newsletterGuide']) {
      await storeEmail({ kind, recipient: idle.email, locale: 'en', payload: {} });
    }
    await deleteExpiredRows();
    expect(await ids()).toEqual([idle.id, untold.id, young.id].sort());
    await run(`update users set end_announced_at = now() - interval '29 days' where id = '${idle.id}'`);
    await deleteExpiredRows();
    expect(await ids()).toEqual([idle.id, untold.id, young.id].sort());
    await run(`update users set end_announced_at = now() - interval '31 days' where id = '${idle.id}'`);
    await deleteExpiredRows();
    expect(await ids()).toEqual([untold.id, young.id].sort());
    expect(await run('select 1 from sessions')).toEqual([]);
    expect(await run('select kind from jobs')).toEqual([{ kind: 'newsletterGuide' }]);
  });

  it('deletes an unverified account after the same time, without an email', async () => {
    const { id } = await makeUser();
    await run(`update users set created_at = now() - interval '24 months 1 day' where id = '${id}'`);
    expect(await announceAccountEnds()).toBe(0);
    await deleteExpiredRows();
    expect(await ids()).toEqual([]);
  });

  it('keeps an account that signed in after the notice, and notifies again two years later', async () => {
    const { id } = await verifiedUser();
    await unusedFor(id, '23 months 1 day');
    await announceAccountEnds();
    await run(`update users set end_announced_at = now() - interval '40 days' where id = '${id}'`);
    await recordSignIn(id);
    await deleteExpiredRows();
    expect(await ids()).toEqual([id]);
    await run(`update users set end_announced_at = now() - interval '3 years' where id = '${id}'`);
    await unusedFor(id, '25 months');
    await deleteExpiredRows();
    expect(await ids()).toEqual([id]);
    expect(await announceAccountEnds()).toBe(1);
    expect(await emails()).toHaveLength(2);
  });

  it('keeps an account with a future appointment', async () => {
    const { id } = await verifiedUser();
    await unusedFor(id, '30 months');
    await appointmentOf(id, '1 day');
    expect(await announceAccountEnds()).toBe(0);
    await run(`update users set end_announced_at = now() - interval '40 days' where id = '${id}'`);
    await deleteExpiredRows();
    expect(await ids()).toEqual([id]);
  });
});
