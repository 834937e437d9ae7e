import { listOnMarket } from '@/lib/listings/catalogue/listings';
import { composeEmail } from '@/lib/server/email/compose';
import { blockTime } from '@/lib/server/services/diary/block-time';
import { bookInDiary } from '@/lib/server/services/diary/book-in-diary';
import { cancelInDiary } from '@/lib/server/services/diary/change-in-diary';
import { listToSettle, readDiary } from '@/lib/server/services/diary/read-diary';
import { endStaff } from '@/lib/server/services/staff/change-staff';
import { readHoldings } from '@/lib/server/services/staff/staff-page';
import { emailsOf, first, fourth, HALF_HOUR_MS, second, third } from '@/tests/support/booked-appointments';
import { onDatabase } from '@/tests/support/database/engines';
import { withDiary } from '@/tests/support/with-diary';

process.env.BUILT_AT = '2026-11-25T00:00:00Z';

onDatabase(({ run }) => {
  const { as, at, bookedAt, input } = withDiary(run);
  const ofOther = (start: number, changes: Parameters<typeof input>[1] = {}) =>
    bookInDiary(as('owner'), input(start, { whose: as('other').userId, listing: '', kind: 'call', ...changes }));
  const clashes = async () => (await listToSettle(as('owner'), 'en')).map(({ agent, id }) => ({ agent, id }));
  const cellsOf = async (userId: string) => {
    const rows = await run<{ starts_at: Date }>(
      `select starts_at from appointment_cells c join calendars on calendars.id = c.calendar_id
       where staff_id = '${userId}' and c.kind = 'appointment' order by 1`,
    );
    return rows.map(({ starts_at }) => new Date(starts_at).getTime());
  };

  it('go to whoever takes over, at their times, and the clients are told', async () => {
    const id = await bookedAt(first);
    await run(`delete from jobs`);
    expect(await readHoldings(as('owner'), as('agent').userId)).toMatchObject({ appointments: 1 });
    expect(await endStaff(as('owner'), as('agent').userId, null)).toBe('needsHeir');
    expect(await endStaff(as('owner'), as('agent').userId, as('other').userId)).toBe('done');
    expect(await readHoldings(as('owner'), as('other').userId)).toMatchObject({ appointments: 1 });
    expect(await cellsOf(as('agent').userId)).toEqual([]);
    expect(await cellsOf(as('other').userId)).toEqual([first, first + HALF_HOUR_MS / 2]);
    expect(await ofOther(first, { listing: listOnMarket()[0]?.reference ?? '', kind: 'viewing' })).toEqual({
      code: 'taken',
    });
    const [day] = await readDiary(as('other'), [at(first).day], as('other').userId, 'en');
    expect(day?.entries).toMatchObject([{ id, start: first }]);
    expect(await clashes()).toEqual([]);
    const emails = (await emailsOf(run)).map(({ kind, recipient }) => `${kind} ${recipient}`);
    expect(emails).toEqual(['appointmentNotice other@agency.example', 'appointmentPassedOn ada@example.com']);
    const [job] = await run<Parameters<typeof composeEmail>[0]>(
      `select * from jobs where kind = 'appointmentPassedOn'`,
    );
    const email = job && (await composeEmail(job));
    expect(email?.text).toContain('other@agency.example');
    expect(String(email?.attachments?.[0]?.content)).toContain('SEQUENCE:1');
    const [entry] = await run<{ after: object }>(`select after from activity_log where action = 'staffEnded'`);
    expect(entry?.after).toMatchObject({ appointments: 1 });
  });

  it('stand where the colleague is busy, are shown to be settled, and take the time when it is free', async () => {
    const owned = await bookedAt(first);
    const blocked = await bookedAt(fourth);
    const busy = await ofOther(first + HALF_HOUR_MS / 2);
    const span = { from: fourth, to: fourth + HALF_HOUR_MS };
    await blockTime(as('other'), { staffId: as('other').userId }, span);
    await endStaff(as('owner'), as('agent').userId, as('other').userId);
    const agent = 'other@agency.example';
    if (!('id' in busy)) throw new Error(busy.code);
    expect(await clashes()).toEqual([owned, busy.id, blocked].map((id) => ({ agent, id })));
    expect(await listToSettle(as('other'), 'en')).toHaveLength(3);
    const all = await cellsOf(as('other').userId);
    expect(all.slice(0, 3)).toEqual([0, 1, 2].map((cell) => first + (cell * HALF_HOUR_MS) / 2));
    expect(await cancelInDiary(as('owner'), busy.id)).toEqual({ status: 'done' });
    expect(await clashes()).toEqual([{ agent, id: blocked }]);
    expect(await ofOther(first)).toEqual({ code: 'taken' });
    expect(await ofOther(second, { ignoresTravel: 'on' })).toHaveProperty('id');
  });

  it('that only wait for a confirmation write to the colleague alone; earlier and cancelled ones stay', async () => {
    const requested = await bookedAt(first);
    const begun = await bookedAt(second);
    const cancelled = await bookedAt(third);
    await cancelInDiary(as('agent'), cancelled);
    await run(`update appointments set awaits_confirmation = true where id = '${requested}'`);
    await run(`update appointments set starts_at = now() - interval '1 minute' where id = '${begun}'`);
    await run(`delete from jobs`);
    await endStaff(as('owner'), as('agent').userId, as('other').userId);
    const emails = await emailsOf(run);
    expect(emails.map(({ kind, recipient }) => `${kind} ${recipient}`)).toEqual([
      'appointmentNotice other@agency.example',
    ]);
    expect(emails[0]?.payload).toMatchObject({ change: 'requested', uid: requested });
    expect(await readHoldings(as('owner'), as('other').userId)).toMatchObject({ appointments: 1 });
  });

  it('of somebody who had left before are shown to the owner', async () => {
    const id = await bookedAt(first);
    await run(`update staff set ended_at = now() where user_id = '${as('agent').userId}'`);
    expect(await clashes()).toEqual([{ agent: 'agent@agency.example', id }]);
    expect(await listToSettle(as('other'), 'en')).toEqual([]);
    await run(`delete from users where id = '${as('agent').userId}'`);
    expect(await clashes()).toEqual([{ agent: null, id }]);
    expect(await listToSettle(as('other'), 'en')).toEqual([]);
  });
});
