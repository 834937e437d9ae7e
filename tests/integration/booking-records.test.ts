import { listAppointmentsOf, listAppointmentsSince } from '@/lib/server/data/diary/appointments';
import { deleteUser, exportUser } from '@/lib/server/data/registry/personal-data';
import { deleteExpiredRows } from '@/lib/server/data/registry/retention';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { cancelAppointmentsOf } from '@/lib/server/services/appointments/cancel-appointments-of';
import { rescheduleAppointment } from '@/lib/server/services/appointments/change-appointment';
import { sendDueReminders } from '@/lib/server/services/appointments/send-due-reminders';
import { booked, HALF_HOUR_MS, emailsOf, second, soldSlots, third } from '@/tests/support/booked-appointments';
import { onDatabase } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';

onDatabase(({ run }) => {
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
