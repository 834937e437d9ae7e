import { findAppointmentByKey } from '@/lib/server/data/diary/appointment-keys';
import { findAppointment } from '@/lib/server/data/diary/appointments';
import { readMonth } from '@/lib/server/services/appointments/availability';
import { bookAppointment } from '@/lib/server/services/appointments/book-appointment';
import {
  book,
  booked,
  first,
  input,
  emailsOf,
  second,
  slots,
  soldSlots,
  third,
  visitor,
} from '@/tests/support/booked-appointments';
import { onDatabase } from '@/tests/support/database/engines';

onDatabase(({ run }) => {
  const emails = () => emailsOf(run);
  const sold = () => soldSlots(run);

  describe('booking', () => {
    it('stores the appointment, takes its slots and emails client and agency', async () => {
      const { reference, key } = await booked({ minutes: 60, email: 'Ada@Example.com' });
      expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
      expect(await sold()).toEqual([first, second]);
      const appointment = await findAppointmentByKey(reference, key);
      expect(appointment).toMatchObject({ email: 'ada@example.com', minutes: 60, status: 'scheduled', sequence: 0 });
      expect((await emails()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
        ['appointmentBooked', 'ada@example.com'],
        ['appointmentNotice', 'info@cerda-mar.example'],
      ]);
    });

    it('sells a slot once to fifty concurrent requests', async () => {
      const results = await Promise.all(Array.from({ length: 50 }, () => book()));
      expect(results.filter(({ status }) => status === 'done')).toHaveLength(1);
      expect(results.filter((result) => result.status === 'error' && result.code === 'taken')).toHaveLength(49);
      expect(await sold()).toEqual([first]);
      expect(await run('select id from appointments')).toHaveLength(1);
      expect(await emails()).toHaveLength(2);
    });

    it('never overlaps appointments of an hour with concurrent requests', async () => {
      const requests = Array.from({ length: 40 }, (_, index) => ({
        start: slots[index % 8] ?? 0,
        minutes: index % 3 ? 60 : 30,
      }));
      const results = await Promise.all(requests.map((request) => book(request)));
      const won = requests.filter((_, index) => results[index]?.status === 'done');
      const sold = await soldSlots(run);
      expect(sold).toHaveLength(won.reduce((sum, { minutes }) => sum + minutes / 30, 0));
      expect(new Set(sold).size).toBe(sold.length);
      expect(await run('select id from appointments')).toHaveLength(won.length);
    });

    it('books once for a double click, with the same reference', async () => {
      const request = input();
      const results = await Promise.all(Array.from({ length: 8 }, () => bookAppointment(request, visitor(), null)));
      const references = results.map((result) => (result.status === 'done' ? result.reference : null));
      expect(new Set(references).size).toBe(1);
      expect(references[0]).not.toBeNull();
      expect(await run('select id from appointments')).toHaveLength(1);
      expect(await emails()).toHaveLength(2);
    });

    it('answers a repeated form ten times an hour, and stores no further keys', async () => {
      const request = input();
      const results = await Promise.all(Array.from({ length: 31 }, () => bookAppointment(request, visitor(), null)));
      expect(results.filter(({ status }) => status === 'done')).toHaveLength(11);
      expect(results.filter((result) => result.status === 'error' && result.code === 'tooMany')).toHaveLength(20);
      expect(await run('select 1 from appointment_keys')).toHaveLength(12);
    });

    it('books again if the same form has another time', async () => {
      const request = input();
      await bookAppointment(request, visitor(), null);
      expect((await bookAppointment({ ...request, start: third }, visitor(), null)).status).toBe('done');
      expect(await sold()).toEqual([first, third]);
    });

    it('rolls back if half of an hour is taken', async () => {
      await booked({ start: second });
      expect(await book({ start: first, minutes: 60 })).toEqual({ status: 'error', code: 'taken' });
      expect(await sold()).toEqual([second]);
      expect(await run('select id from appointments')).toHaveLength(1);
      expect(await emails()).toHaveLength(2);
    });

    it.each([
      ['a time between slots', { start: first + 60_000 }],
      ['the past', { start: first - 40 * 24 * 3_600_000 }],
      ['a length that is not offered', { minutes: 45 }],
    ])('refuses %s', async (_, changes) => {
      expect(await book(changes)).toEqual({ status: 'error', code: 'taken' });
      expect(await run('select id from appointments')).toEqual([]);
    });

    it('refuses the sixth appointment of an address in a day', async () => {
      const email = 'eager@example.com';
      for (let time = 0; time < 5; time += 1) await booked({ email, start: slots[time] ?? 0 });
      expect(await book({ email, start: slots[6] ?? 0 })).toEqual({ status: 'error', code: 'tooMany' });
    });

    it('refuses the seventh appointment of a network in an hour, whatever the email address', async () => {
      const from = (ip: string, start = 0) => bookAppointment(input({ start }), { ip, locale: 'en' }, null);
      for (let time = 0; time < 6; time += 1) {
        expect((await from('192.0.2.251', slots[time])).status).toBe('done');
      }
      expect(await from('192.0.2.251', slots[6])).toEqual({ status: 'error', code: 'tooMany' });
      expect(await emails()).toHaveLength(12);
      expect((await from('192.0.2.252', slots[6])).status).toBe('done');
    });

    it('asks to confirm the box for similar homes, with its proof, and stores nothing without it', async () => {
      const proofs = () => run<object>('select email, place, consent_text, confirmed_at from listing_consents');
      await booked({ start: third });
      expect(await proofs()).toEqual([]);
      const request = input({ email: 'Ada@Example.com', similar: 'yes' });
      await bookAppointment(request, { ...visitor(), page: '/en/schedule-call' }, null);
      await bookAppointment(request, { ...visitor(), page: '/en/schedule-call' }, null);
      expect(await proofs()).toEqual([
        {
          email: 'ada@example.com',
          place: '/en/schedule-call',
          consent_text: 'Email me similar homes',
          confirmed_at: null,
        },
      ]);
      expect((await emails()).filter(({ kind }) => kind === 'matchesConfirm')).toHaveLength(1);
    });

    it('stores keys as hashes only', async () => {
      const { key } = await booked();
      expect(JSON.stringify(await run('select * from appointment_keys'))).not.toContain(key);
      expect(JSON.stringify(await run('select * from appointments'))).not.toContain(key);
    });
  });

  describe('the calendar', () => {
    it('omits taken slots, and includes an appointment’s own', async () => {
      const { reference } = await booked();
      const appointment = await findAppointment(reference);
      const day = new Date(first).toISOString().slice(0, 10);
      const month = day.slice(0, 7);
      expect((await readMonth(month)).days[day]).not.toContain(first);
      expect((await readMonth(month)).days[day]).toContain(second);
      expect((await readMonth(month, Date.now(), appointment?.id)).days[day]).toContain(first);
    });

    it.each(['1900-01', '2999-12'])('shows the nearest open month for %s', async (month) => {
      const { month: shown, firstMonth, lastMonth } = await readMonth(month);
      expect([firstMonth, lastMonth]).toContain(shown);
    });
  });
});
