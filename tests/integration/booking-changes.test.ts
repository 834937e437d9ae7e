import { markVerified } from '@/lib/server/data/accounts/users';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { findAppointment, listAppointmentsOf, listAppointmentsSince } from '@/lib/server/data/diary/appointments';
import { deleteUser, exportUser } from '@/lib/server/data/registry/personal-data';
import { deleteExpiredRows } from '@/lib/server/data/registry/retention';
import { cancelAppointmentsOf } from '@/lib/server/services/appointments/cancel-appointments-of';
import {
  cancelAppointmentByClient,
  rescheduleAppointment,
} from '@/lib/server/services/appointments/change-appointment';
import { findOwnAppointment } from '@/lib/server/services/appointments/open-appointment';
import { sendDueReminders } from '@/lib/server/services/appointments/send-due-reminders';
import { listUpcomingAppointments } from '@/lib/server/services/appointments/upcoming-appointments';
import {
  book,
  booked,
  first,
  fourth,
  emailsOf,
  second,
  slots,
  soldSlots,
  third,
  HALF_HOUR_MS,
} from '@/tests/support/booked-appointments';
import { onDatabase } from '@/tests/support/database/engines';
import { clientOf, makeUser } from '@/tests/support/database/rows';

onDatabase(({ run }) => {
  describe('changes', () => {
    const emails = () => emailsOf(run);
    const sold = () => soldSlots(run);

    describe('the private link', () => {
      it('opens its own appointment only', async () => {
        const one = await booked();
        const two = await booked({ start: second });
        expect((await findOwnAppointment(one.reference, one.access))?.reference).toBe(one.reference);
        expect(await findOwnAppointment(two.reference, one.access)).toBeNull();
        expect(await findOwnAppointment(one.reference, { key: null, userId: null })).toBeNull();
        expect(await findOwnAppointment(one.reference, { key: 'x', userId: null })).toBeNull();
      });

      it.each(['', "' or 1=1", '\u0000', 'x'.repeat(100_000), '0000-0000'])('%.12p opens nothing', async (text) => {
        const { reference } = await booked();
        expect(await findOwnAppointment(text, { key: text, userId: null })).toBeNull();
        expect(await findOwnAppointment(reference, { key: text, userId: null })).toBeNull();
      });

      it('opens an appointment for its signed-in client only', async () => {
        const [owner, other] = [await makeUser(), await makeUser()];
        const { reference } = await booked({}, owner.id);
        expect(await findOwnAppointment(reference, { key: null, userId: owner.id })).not.toBeNull();
        expect(await findOwnAppointment(reference, { key: null, userId: other.id })).toBeNull();
      });

      it('opens one booked while signed out for the verified client of its address', async () => {
        const email = 'signed-out@example.com';
        const { reference } = await booked({ email });
        const client = await makeUser({ email });
        const access = { key: null, userId: client.id };
        expect(await findOwnAppointment(reference, access)).toBeNull();
        expect(await listUpcomingAppointments(await clientOf(client))).toEqual([]);
        await markVerified(client.id);
        expect(await findOwnAppointment(reference, access)).not.toBeNull();
        expect(await listUpcomingAppointments(await clientOf(client))).toMatchObject([{ reference }]);
        expect(await rescheduleAppointment(reference, second, access)).toEqual({ status: 'done' });
      });
    });

    describe('rescheduling', () => {
      it('takes the new slots, releases the old ones, and emails both with the next sequence', async () => {
        const { reference, access } = await booked();
        expect(await rescheduleAppointment(reference, third, access)).toEqual({ status: 'done' });
        expect(await sold()).toEqual([third]);
        expect(await findAppointment(reference)).toMatchObject({ sequence: 1, startsAt: new Date(third) });
        const last = (await emails()).slice(2);
        expect(last.map(({ kind }) => kind).sort()).toEqual(['appointmentMoved', 'appointmentNotice']);
        expect(last[0]?.payload).toMatchObject({ sequence: 1, previousStartsAt: new Date(first).toISOString() });
      });

      it('moves an hour by half of it', async () => {
        const { reference, access } = await booked({ minutes: 60 });
        expect(await rescheduleAppointment(reference, second, access)).toEqual({ status: 'done' });
        expect(await sold()).toEqual([second, third]);
      });

      it('keeps its time if the other is taken', async () => {
        const { reference, access } = await booked();
        await booked({ start: third });
        expect(await rescheduleAppointment(reference, third, access)).toEqual({ status: 'error', code: 'taken' });
        expect(await sold()).toEqual([first, third]);
        expect((await findAppointment(reference))?.sequence).toBe(0);
      });

      it('of two that want each other’s time keeps both, without deadlock', async () => {
        const one = await booked();
        const two = await booked({ start: third });
        const results = await Promise.all([
          rescheduleAppointment(one.reference, third, one.access),
          rescheduleAppointment(two.reference, first, two.access),
        ]);
        expect(results).toEqual([
          { status: 'error', code: 'taken' },
          { status: 'error', code: 'taken' },
        ]);
        expect(await sold()).toEqual([first, third]);
      });

      it('books a time once of concurrent requests', async () => {
        const appointments = [];
        for (const start of slots.slice(0, 6)) appointments.push(await booked({ start }));
        const target = slots[10] ?? 0;
        const results = await Promise.all(
          appointments.map(({ reference, access }) => rescheduleAppointment(reference, target, access)),
        );
        expect(results.filter(({ status }) => status === 'done')).toHaveLength(1);
        expect(await sold()).toHaveLength(6);
      });

      it('to the same time changes nothing', async () => {
        const { reference, access } = await booked();
        expect(await rescheduleAppointment(reference, first, access)).toEqual({ status: 'done' });
        expect((await findAppointment(reference))?.sequence).toBe(0);
        expect(await emails()).toHaveLength(2);
      });

      it('is refused for a cancelled, past or another client’s appointment', async () => {
        const { reference, access } = await booked();
        expect(await rescheduleAppointment(reference, third, { key: 'wrong', userId: null })).toEqual({
          status: 'error',
          code: 'gone',
        });
        await cancelAppointmentByClient(reference, access);
        expect(await rescheduleAppointment(reference, third, access)).toEqual({ status: 'error', code: 'gone' });
        const past = await booked({ start: fourth });
        await run(`update appointments set starts_at = now() - interval '1 minute' where status = 'scheduled'`);
        expect(await rescheduleAppointment(past.reference, third, past.access)).toEqual({
          status: 'error',
          code: 'gone',
        });
        expect(await cancelAppointmentByClient(past.reference, past.access)).toEqual({ status: 'error', code: 'gone' });
      });
    });

    describe('cancelling', () => {
      it('releases the slots and emails both, once', async () => {
        const { reference, access } = await booked();
        const results = await Promise.all(
          Array.from({ length: 5 }, () => cancelAppointmentByClient(reference, access)),
        );
        expect(results.every(({ status }) => status === 'done')).toBe(true);
        expect(await findAppointment(reference)).toMatchObject({ status: 'cancelled', sequence: 1 });
        expect((await emails()).map(({ kind }) => kind).sort()).toEqual([
          'appointmentBooked',
          'appointmentCancelled',
          'appointmentNotice',
          'appointmentNotice',
        ]);
        expect((await book()).status).toBe('done');
      });
    });
  });

  describe('records', () => {
    const emails = () => emailsOf(run);
    const sold = () => soldSlots(run);

    describe('reminders', () => {
      const due = (reference: string) =>
        run(`update appointments set starts_at = now() + interval '23 hours', agreed_at = now() - interval '3 days'
        where reference = '${reference}'`);
      const reminders = async () => (await emails()).filter(({ kind }) => kind === 'appointmentReminder');

      it('are sent once with several instances', async () => {
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
      ])('are not sent for an appointment that is %s', async (_, change) => {
        const { reference } = await booked();
        await due(reference);
        await run(`update appointments set ${change}`);
        expect(await sendDueReminders()).toBe(0);
        expect(await reminders()).toEqual([]);
      });

      it('are sent again after rescheduling', async () => {
        const { reference, access } = await booked();
        await due(reference);
        await sendDueReminders();
        await rescheduleAppointment(reference, third, access);
        expect(await sendDueReminders()).toBe(0);
        await due(reference);
        expect(await sendDueReminders()).toBe(1);
        expect(await reminders()).toHaveLength(2);
      });
    });

    describe('personal data', () => {
      it('is exported to the client, without keys', async () => {
        const user = await makeUser();
        await booked({}, user.id);
        await booked({ start: second });
        expect((await exportUser(user.id))?.appointments).toMatchObject([
          { minutes: 30, name: 'Ada Puig', status: 'scheduled' },
        ]);
        expect(await listAppointmentsOf(user.id, null)).toHaveLength(1);
      });

      it('is deleted with the account, and its slots are released', async () => {
        const user = await makeUser();
        await booked({}, user.id);
        await deleteUser(user.id);
        expect(await run('select id from appointments')).toEqual([]);
        expect(await sold()).toEqual([]);
      });

      it('is deleted with the account, and the agency is notified', async () => {
        const user = await makeUser();
        await booked({}, user.id);
        await inTransaction(async () => {
          await cancelAppointmentsOf(user.id);
          await deleteUser(user.id);
        });
        expect(await run('select id from appointments')).toEqual([]);
        const notices = (await emails()).filter(({ kind }) => kind === 'appointmentNotice');
        expect(notices.map(({ payload }) => payload.change)).toEqual(['booked', 'cancelled']);
      });

      it('of an unverified address stays when its account goes', async () => {
        const email = 'somebody@example.com';
        const { reference } = await booked({ email });
        const stranger = await makeUser({ email });
        await inTransaction(async () => {
          await cancelAppointmentsOf(stranger.id);
          await deleteUser(stranger.id);
        });
        expect(await run(`select status from appointments where reference = '${reference}'`)).toEqual([
          { status: 'scheduled' },
        ]);
      });

      it('is deleted 24 months after the appointment', async () => {
        await booked();
        await booked({ start: second });
        await run(`update appointments set starts_at = now() - interval '24 months 1 day'
        where id = (select id from appointments order by starts_at limit 1)`);
        await run(`update appointments set starts_at = now() - interval '23 months 20 days' where starts_at > now()`);
        await deleteExpiredRows();
        expect(await run('select id from appointments')).toHaveLength(1);
      });

      it('is listed for the agency since a date', async () => {
        await booked();
        expect(await listAppointmentsSince(new Date(Date.now() - HALF_HOUR_MS))).toHaveLength(1);
        expect(await listAppointmentsSince(new Date(Date.now() + HALF_HOUR_MS))).toEqual([]);
      });
    });
  });
});
