import { bookingRules } from '@/lib/content/booking';
import { openDays, slotsOfDay } from '@/lib/domain/booking/slots';
import { addDays } from '@/lib/domain/booking/time-zone';
import type { BookingInput } from '@/lib/forms/booking';
import { findAppointmentByKey } from '@/lib/server/data/appointment-keys';
import { findAppointment, listAppointmentsOf, listAppointmentsSince } from '@/lib/server/data/appointments';
import { deleteUser, exportUser } from '@/lib/server/data/personal-data';
import { purgeOldRows } from '@/lib/server/data/purge';
import { markVerified } from '@/lib/server/data/users';
import { readMonth } from '@/lib/server/usecases/booking/availability';
import { cancelCallsOf } from '@/lib/server/usecases/booking/cancel-calls-of';
import { inTransaction } from '@/lib/server/data/transaction';
import { bookCall } from '@/lib/server/usecases/booking/book-call';
import { cancelCall, moveCall } from '@/lib/server/usecases/booking/change-call';
import { openCall } from '@/lib/server/usecases/booking/open-call';
import { sendDueReminders } from '@/lib/server/usecases/booking/remind';
import { listUpcomingCalls } from '@/lib/server/usecases/booking/upcoming-calls';
import { onBothEngines } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';

const HALF_HOUR_MS = 1_800_000;

/** Slots of a working day some ten days from now that is no holiday and ends late enough. */
function someDay(skip = 0): readonly number[] {
  let day = addDays(openDays(bookingRules, Date.now()).first, 10);
  let left = skip;
  for (;;) {
    const slots = slotsOfDay(bookingRules, day);
    if (slots.length === 18 && left-- === 0) return slots;
    day = addDays(day, 1);
  }
}

const slots = someDay();
const [first = 0, second = 0, third = 0, fourth = 0] = slots;
let counter = 0;

function input(changes: Partial<BookingInput> = {}): BookingInput {
  counter += 1;
  return {
    start: first,
    minutes: 30,
    name: 'Ada Puig',
    email: `ada-${counter}@example.com`,
    phone: '+34 600 000 000',
    notes: '',
    timeZone: 'America/New_York',
    locale: 'en',
    formKey: `form-key-of-test-${counter}`,
    ...changes,
  };
}

const visitor = () => ({ ip: `192.0.2.${counter % 250}`, locale: 'en' as const });
const book = (changes: Partial<BookingInput> = {}, userId: string | null = null) => {
  const asked = input(changes);
  return bookCall(asked, visitor(), userId);
};

async function booked(changes: Partial<BookingInput> = {}, userId: string | null = null) {
  const result = await book(changes, userId);
  if (result.status !== 'done') throw new Error(result.code);
  return { ...result, access: { key: result.key, userId: null } };
}

onBothEngines(({ run }) => {
  const mails = () =>
    run<{ kind: string; recipient: string; payload: Record<string, unknown> }>(
      'select kind, recipient, payload from outbox order by created_at, kind',
    );
  const soldSlots = async () => {
    const rows = await run<{ starts_at: Date }>('select starts_at from appointment_slots order by starts_at');
    return rows.map(({ starts_at }) => new Date(starts_at).getTime());
  };

  describe('booking', () => {
    it('stores the call, sells its slots and stores a mail to the client and one to the agency', async () => {
      const { reference, key } = await booked({ minutes: 60, email: 'Ada@Example.com' });
      expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
      expect(await soldSlots()).toEqual([first, second]);
      const call = await findAppointmentByKey(reference, key);
      expect(call).toMatchObject({ email: 'ada@example.com', minutes: 60, status: 'scheduled', sequence: 0 });
      expect((await mails()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
        ['callBooked', 'ada@example.com'],
        ['callNotice', 'info@cerda-mar.example'],
      ]);
    });

    it('sells one slot once to fifty who ask at the same moment', async () => {
      const results = await Promise.all(Array.from({ length: 50 }, () => book()));
      expect(results.filter(({ status }) => status === 'done')).toHaveLength(1);
      expect(results.filter((result) => result.status === 'error' && result.code === 'taken')).toHaveLength(49);
      expect(await soldSlots()).toEqual([first]);
      expect(await run('select id from appointments')).toHaveLength(1);
      expect(await mails()).toHaveLength(2);
    });

    it('never overlaps calls of an hour, however many ask for neighbouring times at once', async () => {
      const wishes = Array.from({ length: 40 }, (_, index) => ({
        start: slots[index % 8] ?? 0,
        minutes: index % 3 ? 60 : 30,
      }));
      const results = await Promise.all(wishes.map((wish) => book(wish)));
      const won = wishes.filter((_, index) => results[index]?.status === 'done');
      const sold = await soldSlots();
      expect(sold).toHaveLength(won.reduce((sum, { minutes }) => sum + minutes / 30, 0));
      expect(new Set(sold).size).toBe(sold.length);
      expect(await run('select id from appointments')).toHaveLength(won.length);
    });

    it('takes a double click for one call, with the same reference', async () => {
      const asked = input();
      const results = await Promise.all(Array.from({ length: 8 }, () => bookCall(asked, visitor(), null)));
      const references = results.map((result) => (result.status === 'done' ? result.reference : null));
      expect(new Set(references).size).toBe(1);
      expect(references[0]).not.toBeNull();
      expect(await run('select id from appointments')).toHaveLength(1);
      expect(await mails()).toHaveLength(2);
    });

    it('books anew when the same form asks for another time', async () => {
      const asked = input();
      await bookCall(asked, visitor(), null);
      expect((await bookCall({ ...asked, start: third }, visitor(), null)).status).toBe('done');
      expect(await soldSlots()).toEqual([first, third]);
    });

    it('leaves nothing behind when half of an hour is sold', async () => {
      await booked({ start: second });
      expect(await book({ start: first, minutes: 60 })).toEqual({ status: 'error', code: 'taken' });
      expect(await soldSlots()).toEqual([second]);
      expect(await run('select id from appointments')).toHaveLength(1);
      expect(await mails()).toHaveLength(2);
    });

    it.each([
      ['a time between slots', { start: first + 60_000 }],
      ['the past', { start: first - 40 * 24 * 3_600_000 }],
      ['a length that is not offered', { minutes: 45 }],
    ])('refuses %s', async (_, changes) => {
      expect(await book(changes)).toEqual({ status: 'error', code: 'taken' });
      expect(await run('select id from appointments')).toEqual([]);
    });

    it('stops the sixth call of one address of mail in a day', async () => {
      const email = 'eager@example.com';
      for (let time = 0; time < 5; time += 1) await booked({ email, start: slots[time] ?? 0 });
      expect(await book({ email, start: slots[6] ?? 0 })).toEqual({ status: 'error', code: 'tooMany' });
    });

    it('keeps keys as hashes alone', async () => {
      const { key } = await booked();
      expect(JSON.stringify(await run('select * from appointment_keys'))).not.toContain(key);
      expect(JSON.stringify(await run('select * from appointments'))).not.toContain(key);
    });
  });

  describe('the private link', () => {
    it('opens its own call only', async () => {
      const one = await booked();
      const two = await booked({ start: second });
      expect((await openCall(one.reference, one.access))?.reference).toBe(one.reference);
      expect(await openCall(two.reference, one.access)).toBeNull();
      expect(await openCall(one.reference, { key: null, userId: null })).toBeNull();
      expect(await openCall(one.reference, { key: 'x', userId: null })).toBeNull();
    });

    it.each(['', "' or 1=1", '\u0000', 'x'.repeat(100_000), '0000-0000'])('takes %.12p for no call', async (text) => {
      const { reference } = await booked();
      expect(await openCall(text, { key: text, userId: null })).toBeNull();
      expect(await openCall(reference, { key: text, userId: null })).toBeNull();
    });

    it('opens a call for the client who is signed in, and for no other', async () => {
      const [owner, other] = [await makeUser(), await makeUser()];
      const { reference } = await booked({}, owner.id);
      expect(await openCall(reference, { key: null, userId: owner.id })).not.toBeNull();
      expect(await openCall(reference, { key: null, userId: other.id })).toBeNull();
    });

    it('opens a call that was booked while signed out for the client of its address, once that is verified', async () => {
      const email = 'signed-out@example.com';
      const { reference } = await booked({ email });
      const client = await makeUser({ email });
      const access = { key: null, userId: client.id };
      expect(await openCall(reference, access)).toBeNull();
      expect(await listUpcomingCalls(client.id)).toEqual([]);
      await markVerified(client.id);
      expect(await openCall(reference, access)).not.toBeNull();
      expect(await listUpcomingCalls(client.id)).toMatchObject([{ reference }]);
      expect(await moveCall(reference, second, access)).toEqual({ status: 'done' });
    });
  });

  describe('moving', () => {
    it('sells the new time, frees the old one, and tells both with the next sequence', async () => {
      const { reference, access } = await booked();
      expect(await moveCall(reference, third, access)).toEqual({ status: 'done' });
      expect(await soldSlots()).toEqual([third]);
      expect(await findAppointment(reference)).toMatchObject({ sequence: 1, startsAt: new Date(third) });
      const last = (await mails()).slice(2);
      expect(last.map(({ kind }) => kind).sort()).toEqual(['callMoved', 'callNotice']);
      expect(last[0]?.payload).toMatchObject({ sequence: 1, previousStartsAt: new Date(first).toISOString() });
    });

    it('moves an hour by half of it', async () => {
      const { reference, access } = await booked({ minutes: 60 });
      expect(await moveCall(reference, second, access)).toEqual({ status: 'done' });
      expect(await soldSlots()).toEqual([second, third]);
    });

    it('keeps its time where the other is sold', async () => {
      const { reference, access } = await booked();
      await booked({ start: third });
      expect(await moveCall(reference, third, access)).toEqual({ status: 'error', code: 'taken' });
      expect(await soldSlots()).toEqual([first, third]);
      expect((await findAppointment(reference))?.sequence).toBe(0);
    });

    it('lets two calls that want each other’s time keep their own, without waiting for ever', async () => {
      const one = await booked();
      const two = await booked({ start: third });
      const results = await Promise.all([
        moveCall(one.reference, third, one.access),
        moveCall(two.reference, first, two.access),
      ]);
      expect(results).toEqual([
        { status: 'error', code: 'taken' },
        { status: 'error', code: 'taken' },
      ]);
      expect(await soldSlots()).toEqual([first, third]);
    });

    it('sells a time once to calls that move there at once', async () => {
      const calls = [];
      for (const start of slots.slice(0, 6)) calls.push(await booked({ start }));
      const target = slots[10] ?? 0;
      const results = await Promise.all(calls.map(({ reference, access }) => moveCall(reference, target, access)));
      expect(results.filter(({ status }) => status === 'done')).toHaveLength(1);
      expect(await soldSlots()).toHaveLength(6);
    });

    it('to its own time changes nothing', async () => {
      const { reference, access } = await booked();
      expect(await moveCall(reference, first, access)).toEqual({ status: 'done' });
      expect((await findAppointment(reference))?.sequence).toBe(0);
      expect(await mails()).toHaveLength(2);
    });

    it('is refused for a call that is cancelled, past, or somebody else’s', async () => {
      const { reference, access } = await booked();
      expect(await moveCall(reference, third, { key: 'wrong', userId: null })).toEqual({
        status: 'error',
        code: 'gone',
      });
      await cancelCall(reference, access);
      expect(await moveCall(reference, third, access)).toEqual({ status: 'error', code: 'gone' });
      const past = await booked({ start: fourth });
      await run(`update appointments set starts_at = now() - interval '1 minute' where status = 'scheduled'`);
      expect(await moveCall(past.reference, third, past.access)).toEqual({ status: 'error', code: 'gone' });
      expect(await cancelCall(past.reference, past.access)).toEqual({ status: 'error', code: 'gone' });
    });
  });

  describe('cancelling', () => {
    it('frees the time for somebody else and tells both, once', async () => {
      const { reference, access } = await booked();
      const results = await Promise.all(Array.from({ length: 5 }, () => cancelCall(reference, access)));
      expect(results.every(({ status }) => status === 'done')).toBe(true);
      expect(await findAppointment(reference)).toMatchObject({ status: 'cancelled', sequence: 1 });
      expect((await mails()).map(({ kind }) => kind).sort()).toEqual([
        'callBooked',
        'callCancelled',
        'callNotice',
        'callNotice',
      ]);
      expect((await book()).status).toBe('done');
    });
  });

  describe('the calendar', () => {
    it('leaves out what is sold, and shows a call its own time', async () => {
      const { reference } = await booked();
      const call = await findAppointment(reference);
      const day = new Date(first).toISOString().slice(0, 10);
      const month = day.slice(0, 7);
      expect((await readMonth(month)).days[day]).not.toContain(first);
      expect((await readMonth(month)).days[day]).toContain(second);
      expect((await readMonth(month, Date.now(), call?.id)).days[day]).toContain(first);
    });

    it.each(['1900-01', '2999-12'])('shows the nearest open month for %s', async (month) => {
      const { month: shown, firstMonth, lastMonth } = await readMonth(month);
      expect([firstMonth, lastMonth]).toContain(shown);
    });
  });

  describe('reminders', () => {
    const due = (reference: string) =>
      run(`update appointments set starts_at = now() + interval '23 hours', agreed_at = now() - interval '3 days'
        where reference = '${reference}'`);
    const reminders = async () => (await mails()).filter(({ kind }) => kind === 'callReminder');

    it('are sent once, however many instances look', async () => {
      const { reference } = await booked();
      expect(await sendDueReminders()).toBe(0);
      await due(reference);
      const counts = await Promise.all(Array.from({ length: 6 }, () => sendDueReminders()));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
      expect(await reminders()).toHaveLength(1);
    });

    it.each([
      ['cancelled', `status = 'cancelled'`],
      ['almost there', `starts_at = now() + interval '30 minutes'`],
      ['over', `starts_at = now() - interval '1 hour'`],
      ['booked less than a day before', `agreed_at = now() - interval '30 minutes'`],
    ])('are not sent for a call that is %s', async (_, change) => {
      const { reference } = await booked();
      await due(reference);
      await run(`update appointments set ${change}`);
      expect(await sendDueReminders()).toBe(0);
      expect(await reminders()).toEqual([]);
    });

    it('are sent again for the new time of a call that was moved', async () => {
      const { reference, access } = await booked();
      await due(reference);
      await sendDueReminders();
      await moveCall(reference, third, access);
      expect(await sendDueReminders()).toBe(0);
      await due(reference);
      expect(await sendDueReminders()).toBe(1);
      expect(await reminders()).toHaveLength(2);
    });
  });

  describe('personal data', () => {
    it('is given to the client, without keys', async () => {
      const user = await makeUser();
      await booked({}, user.id);
      await booked({ start: second });
      expect((await exportUser(user.id))?.appointments).toMatchObject([
        { minutes: 30, name: 'Ada Puig', status: 'scheduled' },
      ]);
      expect(await listAppointmentsOf(user.id, null)).toHaveLength(1);
    });

    it('goes with the account, and its time is free again', async () => {
      const user = await makeUser();
      await booked({}, user.id);
      await deleteUser(user.id);
      expect(await run('select id from appointments')).toEqual([]);
      expect(await soldSlots()).toEqual([]);
    });

    it('goes with the account, and the agency is told that the call is off', async () => {
      const user = await makeUser();
      await booked({}, user.id);
      await inTransaction(async () => {
        await cancelCallsOf(user.id);
        await deleteUser(user.id);
      });
      expect(await run('select id from appointments')).toEqual([]);
      const notices = (await mails()).filter(({ kind }) => kind === 'callNotice');
      expect(notices.map(({ payload }) => payload.change)).toEqual(['booked', 'cancelled']);
    });

    it('of an address that nobody verified stays when its account goes: it may be somebody else’s', async () => {
      const email = 'somebody@example.com';
      const { reference } = await booked({ email });
      const stranger = await makeUser({ email });
      await inTransaction(async () => {
        await cancelCallsOf(stranger.id);
        await deleteUser(stranger.id);
      });
      expect(await run(`select status from appointments where reference = '${reference}'`)).toEqual([
        { status: 'scheduled' },
      ]);
    });

    it('goes 24 months after the call', async () => {
      await booked();
      await booked({ start: second });
      await run(`update appointments set starts_at = now() - interval '24 months 1 day'
        where id = (select id from appointments order by starts_at limit 1)`);
      await run(`update appointments set starts_at = now() - interval '23 months 20 days' where starts_at > now()`);
      await purgeOldRows();
      expect(await run('select id from appointments')).toHaveLength(1);
    });

    it('is listed for the agency since a day', async () => {
      await booked();
      expect(await listAppointmentsSince(new Date(Date.now() - HALF_HOUR_MS))).toHaveLength(1);
      expect(await listAppointmentsSince(new Date(Date.now() + HALF_HOUR_MS))).toEqual([]);
    });
  });
});
