import { bookInDiary } from '@/lib/server/services/diary/book-in-diary';
import { moveInDiary } from '@/lib/server/services/diary/change-in-diary';
import {
  cancelAppointmentByClient,
  rescheduleAppointment,
} from '@/lib/server/services/appointments/change-appointment';
import { book, booked, first, second } from '@/tests/support/booked-appointments';
import { onDatabase } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';
import { withDiary } from '@/tests/support/with-diary';

process.env.BUILT_AT = '2026-11-25T00:00:00Z';

onDatabase(({ run }) => {
  const { as, bookedAt, cells, input } = withDiary(run);

  describe('a call of the office', () => {
    it('is of every agent, and is sold once between visitors and agents', async () => {
      const call = { kind: 'call', whose: 'office', listing: '' };
      const [visitor, staff] = await Promise.all([book(), bookInDiary(as('agent'), input(first, call))]);
      expect([visitor.status === 'done', 'id' in staff].filter(Boolean)).toHaveLength(1);
      expect(await book({ start: first })).toMatchObject({ code: 'taken' });
      expect(await run(`select 1 from appointment_cells`)).toHaveLength(2);
    });

    it('moves by either, and the time before is free for both', async () => {
      const { access, reference: code } = await booked();
      const [row] = await run<{ id: string }>(`select id from appointments`);
      expect(await moveInDiary(as('agent'), row?.id ?? '', second, false)).toEqual({ status: 'done' });
      expect(await rescheduleAppointment(code, first, access)).toEqual({ status: 'done' });
      expect(await run(`select 1 from appointment_slots`)).toHaveLength(1);
      expect(await run(`select 1 from appointment_cells`)).toHaveLength(2);
      expect(await book({ start: second })).toMatchObject({ status: 'done' });
    });

    it('that an instance of the version before cancelled leaves no cell behind', async () => {
      await booked();
      await run(`delete from appointment_slots`);
      await run(`update appointments set status = 'cancelled'`);
      expect(await book()).toMatchObject({ status: 'done' });
    });
  });

  it('is not moved by the client if it is a valuation visit, which she may cancel', async () => {
    const id = await bookedAt(first, { kind: 'valuation' });
    const [row] = await run<{ reference: string }>(`select reference from appointments where id = '${id}'`);
    const { id: userId } = await makeUser({ email: 'ada@example.com' });
    await run(`update users set email_verified_at = now() where id = '${userId}'`);
    const access = { key: null, userId };
    expect(await rescheduleAppointment(row?.reference ?? '', second, access)).toMatchObject({ code: 'gone' });
    expect(await cancelAppointmentByClient(row?.reference ?? '', access)).toEqual({ status: 'done' });
    expect(await cells()).toEqual([]);
  });
});
