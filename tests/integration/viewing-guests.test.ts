import type { StaffActor } from '@/lib/access/actor';
import { RightError } from '@/lib/errors/right-error';
import { composeEmail } from '@/lib/server/email/compose';
import { eraseAddress, exportAddress } from '@/lib/server/data/registry/personal-data';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { sendDueReminders } from '@/lib/server/services/appointments/send-due-reminders';
import { cancelInDiary, confirmInDiary, moveInDiary } from '@/lib/server/services/diary/change-in-diary';
import { addGuest, removeGuest } from '@/lib/server/services/diary/guests';
import { readAppointment } from '@/lib/server/services/diary/read-diary';
import { undoMove } from '@/lib/server/services/diary/undo-move';
import { printViewingSheet, readViewingSheet, signViewingSheet } from '@/lib/server/services/diary/viewing-sheets';
import { first, third } from '@/tests/support/booked-appointments';
import { onDatabase } from '@/tests/support/database/engines';
import { withDiary } from '@/tests/support/with-diary';

process.env.BUILT_AT = '2026-11-25T00:00:00Z';

const PATH = 'M10 20L30.5 40L600 199.9';
const bea = { name: 'Bea Roca', email: 'Bea@example.com' };
type Payload = Readonly<{ change: string; informs: boolean; phone: string; guests?: readonly unknown[] }>;

onDatabase(({ run }) => {
  const { as, bookedAt } = withDiary(run);
  let agent: StaffActor;
  let id = '';

  beforeEach(async () => {
    agent = as('agent');
    id = await bookedAt(first, { phone: '+34 600 123 123', notes: 'Tras la firma' });
  });

  const emailsTo = (recipient: string, kind = 'guestViewing') =>
    run<{ id: string; kind: string; payload: Payload }>(
      `select id, kind, payload from jobs where recipient = '${recipient}' and kind = '${kind}' order by created_at`,
    );
  const changes = async (recipient = 'bea@example.com') =>
    (await emailsTo(recipient)).map(({ payload }) => [payload.change, payload.informs]);
  const guestId = async () => (await readAppointment(agent, id, 'en'))?.guests[0]?.id ?? '';

  it('informs a guest by the first email, without the telephone and notes of the client', async () => {
    expect(await addGuest(agent, id, bea)).toEqual({ status: 'done' });
    expect(await changes()).toEqual([['booked', true]]);
    const [email] = await emailsTo('bea@example.com');
    const { attachments, text } = await composeEmail({ ...email!, recipient: 'bea@example.com', locale: 'en' });
    expect(text).toMatch(/art\. 14/);
    expect(text).not.toMatch(/600 ?123 ?123|Tras la firma|key=/);
    expect(String(attachments?.[0]?.content)).toContain('MAILTO:bea@example.com');
    expect(await run('select informed_at is not null as informed from appointment_guests')).toEqual([
      { informed: true },
    ]);
  });

  it('writes to guests when the viewing is moved, is tomorrow, or cancelled', async () => {
    await addGuest(agent, id, bea);
    expect(await moveInDiary(agent, id, third, true)).toEqual({ status: 'done' });
    await run(`update appointments set starts_at = now() + interval '20 hours', agreed_at = now() - interval '9 days'`);
    expect(await sendDueReminders()).toBe(1);
    expect(await cancelInDiary(agent, id)).toEqual({ status: 'done' });
    expect(await changes()).toEqual([
      ['booked', true],
      ['moved', false],
      ['reminder', false],
      ['cancelled', false],
    ]);
    const [moved] = await emailsTo('ada@example.com', 'appointmentMoved');
    expect(moved?.payload.guests).toEqual([{ name: 'Bea Roca', email: 'bea@example.com' }]);
    const { attachments } = await composeEmail({ ...moved!, recipient: 'ada@example.com', locale: 'en' });
    expect(String(attachments?.[0]?.content).match(/^ATTENDEE/gm)).toHaveLength(2);
  });

  it('withdraws the emails to guests with a move that is undone', async () => {
    await addGuest(agent, id, bea);
    await moveInDiary(agent, id, third, true, true);
    expect(await undoMove(agent, id)).toBe('undone');
    expect(await changes()).toEqual([['booked', true]]);
  });

  it('writes to a guest of a requested viewing once it is confirmed', async () => {
    await run('update appointments set awaits_confirmation = true');
    await addGuest(agent, id, bea);
    expect(await changes()).toEqual([]);
    await confirmInDiary(agent, id);
    expect(await changes()).toEqual([['booked', true]]);
  });

  it('takes the viewing off the calendar of a guest that is removed', async () => {
    await addGuest(agent, id, bea);
    const guest = await guestId();
    expect(await removeGuest(agent, id, guest)).toEqual({ status: 'done' });
    expect(await changes()).toEqual([
      ['booked', true],
      ['cancelled', false],
    ]);
    expect(await removeGuest(agent, id, guest)).toEqual({ status: 'error', code: 'gone' });
  });

  it('refuses the client, an address twice, more than three, and other agents', async () => {
    expect(await addGuest(agent, id, { name: 'Ada', email: 'ADA@example.com' })).toMatchObject({ code: 'sameGuest' });
    await addGuest(agent, id, bea);
    expect(await addGuest(agent, id, bea)).toMatchObject({ code: 'sameGuest' });
    await expect(addGuest(as('other'), id, bea)).rejects.toThrow(RightError);
    for (const name of ['carla', 'dora']) await addGuest(agent, id, { name, email: `${name}@example.com` });
    expect(await addGuest(agent, id, { name: 'eva', email: 'eva@example.com' })).toMatchObject({
      code: 'tooManyGuests',
    });
    await run(`update appointments set starts_at = now() - interval '1 hour'`);
    expect(await removeGuest(agent, id, await guestId())).toMatchObject({ code: 'gone' });
  });

  it('has room for a signature of each on one page', async () => {
    for (const name of ['Bea Roca', 'Carla de la Torre y Fernández', 'Dora'])
      await addGuest(agent, id, { name, email: `${name.slice(0, 3).toLowerCase()}@example.com` });
    const pages = (pdf: Buffer | null) => pdf?.toString('latin1').match(/\/Type \/Page\b/g)?.length;
    expect(pages(await printViewingSheet(agent, id))).toBe(1);
    const view = await readViewingSheet(agent, id);
    expect(view?.sheet.visitors).toEqual(['Ada Puig', 'Bea Roca', 'Carla de la Torre y Fernández', 'Dora']);
    const signed = (view?.sheet.visitors ?? []).map((name) => ({ name, path: PATH }));
    expect(await signViewingSheet(agent, id, signed)).toBe(true);
    expect((await readViewingSheet(agent, id))?.stored).toHaveLength(1);
  });

  it('goes with the appointment, and with the address of the guest', async () => {
    await addGuest(agent, id, bea);
    expect(JSON.stringify(await exportAddress('bea@example.com'))).toContain('Bea Roca');
    await inTransaction(() => eraseAddress('bea@example.com'));
    expect(await run('select 1 from appointment_guests')).toEqual([]);
    expect(await changes()).toEqual([]);
    await addGuest(agent, id, bea);
    await run('delete from appointments');
    expect(await run('select 1 from appointment_guests')).toEqual([]);
  });
});
