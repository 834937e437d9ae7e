import { bookAppointmentAction, bookConsultationAction } from '@/app/[locale]/(site)/schedule-call/actions';
import { first, input } from '@/tests/support/booked-appointments';
import { jar } from '@/tests/support/cookie-jar';
import { onDatabase } from '@/tests/support/database/engines';

jest.mock('next/headers', () => jest.requireActual<object>('@/tests/support/cookie-jar'));

function form(changes: Readonly<Record<string, string>> = {}): FormData {
  const data = new FormData();
  const { name, email, phone, formKey } = input();
  const typed = { start: String(first), minutes: '30', name, email, phone, formKey, notes: '', locale: 'en' };
  for (const [field, value] of Object.entries({ ...typed, ...changes })) data.set(field, value);
  return data;
}

const outcome = (promise: Promise<unknown>) =>
  promise.catch((error: Error & { digest?: string }) => error.digest?.split(';')[2] ?? error.message);

onDatabase(({ run }) => {
  const stored = () => run<{ minutes: number }>('select minutes from appointments');
  beforeEach(() => jar.clear());

  it('books without JavaScript, and redirects to the appointment', async () => {
    expect(await outcome(bookAppointmentAction({ status: 'idle' }, form({ minutes: '60' })))).toMatch(
      /^\/en\/schedule-call\/[2-9A-Z]{4}-[2-9A-Z]{4}\?done=booked$/,
    );
    expect(await stored()).toEqual([{ minutes: 60 }]);
  });

  it('books half an hour for a consultation, whatever length is sent', async () => {
    expect(await outcome(bookConsultationAction({ status: 'idle' }, form({ minutes: '60' })))).toMatch(/done=booked$/);
    expect(await stored()).toEqual([{ minutes: 30 }]);
  });

  it('reads the filling time as text, and returns the input if it was too short', async () => {
    const data = form({ elapsedMs: '200' });
    expect(await bookAppointmentAction({ status: 'idle' }, data)).toMatchObject({
      status: 'error',
      code: 'tooFast',
      values: { name: 'Ada Puig', phone: '+34 600 000 000', start: String(first) },
    });
    expect(await stored()).toEqual([]);
  });

  it('ignores a filled honeypot silently', async () => {
    expect(await bookAppointmentAction({ status: 'idle' }, form({ honeypot: 'x' }))).toEqual({ status: 'done' });
    expect(await stored()).toEqual([]);
  });
});
