import { RightError } from '@/lib/errors/right-error';
import { listOnMarket } from '@/lib/listings/catalogue/listings';
import { composeEmail } from '@/lib/server/email/compose';
import { blockTime } from '@/lib/server/services/diary/block-time';
import { bookInDiary } from '@/lib/server/services/diary/book-in-diary';
import { cancelInDiary } from '@/lib/server/services/diary/change-in-diary';
import { listToSettle, readAppointment } from '@/lib/server/services/diary/read-diary';
import { reassignToColleague, listHeirs } from '@/lib/server/services/staff/reassign-to-colleague';
import { setAbsence } from '@/lib/server/services/staff/absence';
import { endStaff } from '@/lib/server/services/staff/change-staff';
import { emailsOf, first, HALF_HOUR_MS, second } from '@/tests/support/booked-appointments';
import { onDatabase } from '@/tests/support/database/engines';
import { withDiary } from '@/tests/support/with-diary';

process.env.BUILT_AT = '2026-11-25T00:00:00Z';
const busy = { status: 'error', code: 'colleagueBusy' };
const done = { status: 'done' };

onDatabase(({ run }) => {
  const { as, at, bookedAt, input } = withDiary(run);
  const idOf = (name: 'owner' | 'agent' | 'other') => as(name).userId;
  const heirs = async (actor: 'owner' | 'agent' | 'other', id: string) =>
    (await listHeirs(as(actor), id))?.map((heir) => heir.id) ?? null;
  const ofOther = (start: number, changes: Parameters<typeof input>[1] = {}) =>
    bookInDiary(as('owner'), input(start, { whose: idOf('other'), listing: '', kind: 'call', ...changes }));
  const cellsOf = async (userId: string, kind = 'appointment') => {
    const rows = await run<{ starts_at: Date }>(
      `select starts_at from appointment_cells c join calendars on calendars.id = c.calendar_id
       where staff_id = '${userId}' and c.kind = '${kind}' order by 1`,
    );
    return rows.map(({ starts_at }) => new Date(starts_at).getTime());
  };
  const recipients = async () => (await emailsOf(run)).map(({ kind, recipient }) => `${kind} ${recipient}`);

  it('gives one appointment with its time to a colleague, and all three are written to', async () => {
    const id = await bookedAt(first);
    const kept = await bookedAt(second);
    await run(`delete from jobs`);
    expect(await heirs('owner', id)).toEqual([idOf('owner'), idOf('other')]);
    expect(await reassignToColleague(as('owner'), id, idOf('other'))).toEqual(done);
    expect(await cellsOf(idOf('other'))).toEqual([first, first + HALF_HOUR_MS / 2]);
    expect((await cellsOf(idOf('other'), 'travel')).length).toBeGreaterThan(0);
    expect(await cellsOf(idOf('agent'))).toEqual([second, second + HALF_HOUR_MS / 2]);
    expect(await readAppointment(as('owner'), id, 'en')).toMatchObject({ agent: 'other@agency.example', start: first });
    expect(await readAppointment(as('owner'), kept, 'en')).toMatchObject({ agent: 'agent@agency.example' });
    const viewing = { listing: listOnMarket()[0]?.reference ?? '', whose: idOf('owner') };
    expect(await bookInDiary(as('owner'), input(first, viewing))).toEqual({ code: 'taken' });
    expect(await bookInDiary(as('agent'), input(first, { listing: '', kind: 'call' }))).toHaveProperty('id');

    expect((await recipients()).slice(0, 3).toSorted()).toEqual([
      'appointmentNotice agent@agency.example',
      'appointmentNotice other@agency.example',
      'appointmentPassedOn ada@example.com',
    ]);
    const jobs = await run<Parameters<typeof composeEmail>[0] & { recipient: string }>(
      `select * from jobs where recipient in ('ada@example.com', 'agent@agency.example') and payload->>'uid' = '${id}'`,
    );
    const emails = await Promise.all(jobs.map((job) => composeEmail(job)));
    const files = emails.map(({ attachments, to }) => `${to.address} ${String(attachments?.[0]?.content)}`);
    expect(files.find((file) => file.startsWith('ada'))).toMatch(/METHOD:REQUEST[^]*SEQUENCE:1/);
    expect(files.find((file) => file.startsWith('agent'))).toMatch(/METHOD:CANCEL[^]*SEQUENCE:1/);
    const log = await run<{ after: object }>(`select after from activity_log where action = 'appointmentPassedOn'`);
    expect(log).toMatchObject([{ after: { to: 'other@agency.example' } }]);
    expect(JSON.stringify(log)).not.toContain('ada@');
  });

  it('offers and takes nobody who is booked, blocked, absent, too far away or gone', async () => {
    const id = await bookedAt(first);
    const call = await ofOther(first);
    expect(await heirs('agent', id)).toEqual([idOf('owner')]);
    expect(await reassignToColleague(as('agent'), id, idOf('other'))).toEqual(busy);
    if (!('id' in call)) throw new Error(call.code);
    await cancelInDiary(as('owner'), call.id);
    expect(await heirs('agent', id)).toEqual([idOf('owner'), idOf('other')]);

    const far = listOnMarket().find(({ area }) => area !== listOnMarket()[0]?.area)?.reference ?? '';
    const next = await ofOther(second, { kind: 'viewing', listing: far });
    expect(await heirs('agent', id)).toEqual([idOf('owner')]);
    expect(await reassignToColleague(as('agent'), id, idOf('other'))).toEqual(busy);
    if (!('id' in next)) throw new Error(next.code);
    await cancelInDiary(as('owner'), next.id);

    const span = { from: first, to: first + HALF_HOUR_MS };
    await blockTime(as('other'), { staffId: idOf('other') }, span);
    expect(await heirs('agent', id)).toEqual([idOf('owner')]);
    expect(await reassignToColleague(as('agent'), id, idOf('other'))).toEqual(busy);

    const { day } = at(first);
    await setAbsence(as('owner'), idOf('owner'), { from: day, until: day, deputyId: idOf('agent') });
    expect(await heirs('agent', id)).toEqual([]);
    expect(await reassignToColleague(as('agent'), id, idOf('agent'))).toEqual(busy);
    expect(await reassignToColleague(as('agent'), id, '00000000-0000-4000-8000-00000000dead')).toEqual(busy);
    expect(await cellsOf(idOf('agent'))).toEqual([first, first + HALF_HOUR_MS / 2]);
    expect(await recipients()).not.toContainEqual(expect.stringContaining('PassedOn'));
  });

  it('belongs to its agent and to owners, and to what has not begun', async () => {
    const id = await bookedAt(first);
    const office = await ofOther(second, { whose: 'office' });
    await expect(reassignToColleague(as('other'), id, idOf('other'))).rejects.toThrow(RightError);
    expect(await heirs('other', id)).toBeNull();
    if (!('id' in office)) throw new Error(office.code);
    expect(await heirs('owner', office.id)).toBeNull();
    expect(await reassignToColleague(as('owner'), office.id, idOf('other'))).toMatchObject({ code: 'gone' });
    await run(`update appointments set starts_at = now() - interval '1 minute' where id = '${id}'`);
    expect(await heirs('agent', id)).toBeNull();
    expect(await reassignToColleague(as('agent'), id, idOf('other'))).toMatchObject({ code: 'gone' });
  });

  it('of whom an agent asks it, only she and her colleague hear while a viewing waits for a yes', async () => {
    const id = await bookedAt(first);
    await run(`update appointments set awaits_confirmation = true where id = '${id}'`);
    await run(`delete from jobs`);
    expect(await reassignToColleague(as('agent'), id, idOf('other'))).toEqual(done);
    expect(await recipients()).toEqual(['appointmentNotice other@agency.example']);
    expect(await reassignToColleague(as('agent'), id, idOf('owner')).catch((error: unknown) => error)).toBeInstanceOf(
      RightError,
    );
  });

  it('settles what clashed after somebody left, and what is in the diary of nobody', async () => {
    const id = await bookedAt(first);
    await ofOther(first);
    await endStaff(as('owner'), idOf('agent'), idOf('other'));
    expect(await listToSettle(as('owner'), 'en')).toHaveLength(2);
    expect(await reassignToColleague(as('owner'), id, idOf('owner'))).toEqual(done);
    expect(await listToSettle(as('owner'), 'en')).toEqual([]);
    await run(`update appointments set calendar_id = null where id = '${id}'`);
    await run(`delete from appointment_cells where appointment_id = '${id}'`);
    expect(await listToSettle(as('owner'), 'en')).toHaveLength(1);
    expect(await reassignToColleague(as('owner'), id, idOf('owner'))).toEqual(done);
    expect(await listToSettle(as('owner'), 'en')).toEqual([]);
    expect(await cellsOf(idOf('owner'))).toHaveLength(2);
  });
});
