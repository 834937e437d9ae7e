import type { StaffActor } from '@/lib/access/actor';
import { viewingSchema, type ViewingInput } from '@/lib/appointments/viewing-schema';
import { wallClock } from '@/lib/appointments/time-zone';
import { listOnMarket } from '@/lib/listings/catalogue/listings';
import { readAgentName } from '@/lib/server/services/appointments/appointment-agent';
import { sendDueReminders } from '@/lib/server/services/appointments/send-due-reminders';
import { bookViewing } from '@/lib/server/services/appointments/book-viewing';
import {
  cancelAppointmentByClient,
  rescheduleAppointment,
} from '@/lib/server/services/appointments/change-appointment';
import { findOwnAppointment } from '@/lib/server/services/appointments/open-appointment';
import { readTimesToMove } from '@/lib/server/services/appointments/viewing-times';
import { freeTimesOf } from '@/lib/server/services/calendars/free-times-of';
import { blockTime } from '@/lib/server/services/diary/block-time';
import { cancelInDiary, confirmInDiary, moveInDiary } from '@/lib/server/services/diary/change-in-diary';
import { saveConfirmation } from '@/lib/server/services/diary/hours';
import { listToConfirm, readAppointment } from '@/lib/server/services/diary/read-diary';
import { RightError } from '@/lib/errors/right-error';
import { emailsOf, first, HALF_HOUR_MS, second, third } from '@/tests/support/booked-appointments';
import { listingAgent } from '@/lib/site/team';
import { onDatabase } from '@/tests/support/database/engines';
import { makeListedAgent } from '@/tests/support/listed-agent';
import { staffActor } from '@/tests/support/staff-actor';

process.env.BUILT_AT = '2026-11-25T00:00:00Z';

onDatabase(({ run }) => {
  let agent: StaffActor = staffActor('agent');
  let listingId = '';
  let counter = 0;

  beforeEach(async () => {
    ({ agent, listingId } = await makeListedAgent(run));
  });

  const input = (start: number, changes: object = {}): ViewingInput => {
    counter += 1;
    return viewingSchema.parse({
      start: String(start),
      mode: 'inPerson',
      name: 'Ada Puig',
      email: `ada-${counter}@example.com`,
      phone: '+34 600 000 000',
      language: 'en',
      notes: 'With a pram',
      locale: 'es',
      formKey: `form-key-of-viewing-${counter}`,
      listingId,
      ...changes,
    });
  };
  const ask = (start: number, changes: object = {}) =>
    bookViewing(input(start, changes), { ip: `192.0.2.${counter % 250}`, locale: 'es' }, null);
  const booked = async (start: number, changes: object = {}) => {
    const result = await ask(start, changes);
    if (result.status !== 'done') throw new Error(result.code);
    const [row] = await run<{ id: string }>(`select id from appointments where reference = '${result.reference}'`);
    return { id: row?.id ?? '', reference: result.reference, access: { key: result.key, userId: null } };
  };
  const kinds = async () => (await emailsOf(run)).map(({ kind, payload }) => [kind, payload.change].join(' ').trim());

  it('are booked at once in the diary of the agent, who is written to, and the visitor in her language', async () => {
    const { id } = await booked(first);
    expect(await kinds()).toEqual(['appointmentBooked', 'appointmentNotice booked']);
    expect((await emailsOf(run)).map(({ recipient }) => recipient)).toEqual([
      `ada-${counter}@example.com`,
      'agent@agency.example',
    ]);
    expect(await readAppointment(agent, id, 'en')).toMatchObject({ state: 'confirmed', notes: 'With a pram' });
    expect(await run(`select locale, kind, mode, minutes from appointments`)).toEqual([
      { locale: 'en', kind: 'viewing', mode: 'inPerson', minutes: 30 },
    ]);
  });

  it('once, of six who want the same half hour, and a double click counts as one', async () => {
    const results = await Promise.all(Array.from({ length: 6 }, () => ask(first)));
    expect(results.filter(({ status }) => status === 'done')).toHaveLength(1);
    expect(results.filter((result) => result.status === 'error' && result.code === 'taken')).toHaveLength(5);
    const twice = { formKey: 'form-key-of-a-double-click', email: 'eve@example.com' };
    const [one, two] = [await ask(second, twice), await ask(second, twice)];
    expect([one.status, two.status]).toEqual(['done', 'done']);
    expect(await run(`select 1 from appointments`)).toHaveLength(2);
  });

  it('not at a time that the agent has just blocked, nor outside hours, nor of a home without an agent', async () => {
    await blockTime(agent, { staffId: agent.userId }, { from: first, to: second });
    expect(await ask(first)).toMatchObject({ code: 'taken' });
    expect(await ask(first + 12 * 2 * HALF_HOUR_MS)).toMatchObject({ code: 'taken' });
    expect(await ask(second + 60_000)).toMatchObject({ code: 'taken' });
    expect(await ask(second, { listingId: 'none' })).toMatchObject({ code: 'taken' });
    await run(`update staff set ended_at = now()`);
    expect(await ask(second)).toMatchObject({ code: 'taken' });
    expect(await run(`select 1 from appointments`)).toEqual([]);
  });

  it('are offered only where the way from the appointment before fits, far homes later', async () => {
    await booked(first);
    const [listing] = listOnMarket();
    const far = listOnMarket().find((one) => one.agent === listing?.agent && one.area !== listing.area);
    const { day } = wallClock(first, 'Europe/Madrid');
    const near = (await freeTimesOf(listingId, day, 1))?.[day] ?? [];
    expect(near).not.toContain(first);
    expect(near).toContain(second);
    expect((await freeTimesOf(far?.id ?? '', day, 1))?.[day]).not.toContain(second);
  });

  it('move and are cancelled by their link, and the agent is written to', async () => {
    const { access, id, reference } = await booked(first);
    expect(await rescheduleAppointment(reference, first + 1, access)).toMatchObject({ code: 'taken' });
    expect(await rescheduleAppointment(reference, first + HALF_HOUR_MS / 2, access)).toEqual({ status: 'done' });
    expect(await rescheduleAppointment(reference, third, access)).toEqual({ status: 'done' });
    expect(await ask(first)).toMatchObject({ status: 'done' });
    expect(await rescheduleAppointment(reference, first, access)).toMatchObject({ code: 'taken' });
    expect(await readAppointment(agent, id, 'en')).toMatchObject({ start: third, state: 'moved' });
    expect(await cancelAppointmentByClient(reference, access)).toEqual({ status: 'done' });
    expect(await ask(third)).toMatchObject({ status: 'done' });
    expect(await kinds()).toEqual(
      expect.arrayContaining(['appointmentMoved', 'appointmentNotice moved', 'appointmentNotice cancelled']),
    );
  });

  it('name their agent, and move from their own day on', async () => {
    const { access, reference } = await booked(first);
    const viewing = await findOwnAppointment(reference, access);
    if (!viewing) throw new Error('no viewing');
    const [listing] = listOnMarket();
    expect(await readAgentName(viewing, 'en')).toBe(listingAgent(listing?.agent ?? '', 'en').name);
    expect(await readAgentName({ calendarId: null }, 'en')).toBeNull();
    await run(`update staff set team_id = null`);
    expect(await readAgentName(viewing, 'en')).toBeNull();
    const { day } = wallClock(first, 'Europe/Madrid');
    expect(await readTimesToMove(viewing, undefined, 'en')).toMatchObject({ isLater: true, days: [{ day }, {}, {}] });
    const earliest = await readTimesToMove(viewing, 'first', 'en');
    expect(earliest.isLater).toBe(false);
    expect(earliest.days?.[0]?.day).not.toBe(day);
  });

  describe('of a home whose agent confirms them', () => {
    beforeEach(() => saveConfirmation(agent, listingId, true));

    it('hold the time, and stand once she confirms', async () => {
      const { id } = await booked(first);
      expect(await kinds()).toEqual(['appointmentNotice requested', 'appointmentRequested']);
      expect(await ask(first)).toMatchObject({ code: 'taken' });
      expect(await readAppointment(agent, id, 'en')).toMatchObject({ state: 'requested' });
      const other = { ...staffActor('agent'), userId: '7d0c2a4e-1111-4222-8333-444455556666' };
      await expect(confirmInDiary(other, id)).rejects.toThrow(RightError);
      expect(await listToConfirm(other, 'en')).toEqual([]);
      expect(await listToConfirm(agent, 'en')).toMatchObject([{ id, name: 'Ada Puig' }]);
      expect(await confirmInDiary(agent, id)).toEqual({ status: 'done' });
      expect(await confirmInDiary(agent, id)).toEqual({ status: 'done' });
      expect(await listToConfirm(agent, 'en')).toEqual([]);
      expect((await kinds()).filter((kind) => kind === 'appointmentBooked')).toHaveLength(1);
      expect(await readAppointment(agent, id, 'en')).toMatchObject({ state: 'confirmed' });
    });

    it('stay asked for when the visitor moves them, stand when the agent does, and go when she cancels', async () => {
      const { access, id, reference } = await booked(first);
      await rescheduleAppointment(reference, second, access);
      expect(await readAppointment(agent, id, 'en')).toMatchObject({ state: 'requested', start: second });
      await moveInDiary(agent, id, third, true);
      expect(await readAppointment(agent, id, 'en')).toMatchObject({ state: 'moved', start: third });
      await cancelInDiary(agent, id);
      expect(await confirmInDiary(agent, id)).toMatchObject({ code: 'gone' });
    });

    it('are not reminded of before that', async () => {
      const { id } = await booked(first);
      await run(
        `update appointments set starts_at = now() + interval '20 hours', agreed_at = now() - interval '9 days'`,
      );
      expect(await sendDueReminders()).toBe(0);
      await run(`update appointments set awaits_confirmation = false where id = '${id}'`);
      expect(await sendDueReminders()).toBe(1);
    });
  });
});
