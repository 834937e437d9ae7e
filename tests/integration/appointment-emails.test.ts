import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { openDays, slotsOfDay } from '@/lib/appointments/slots';
import { addDays } from '@/lib/appointments/time-zone';
import { log } from '@/lib/server/log';
import { startEmailWorker } from '@/lib/server/jobs/workers';
import { envelopeOf, toMessage } from '@/lib/server/providers/mail/message';
import type { EmailProvider } from '@/lib/server/providers/mail/port';
import { bookAppointment } from '@/lib/server/services/appointments/book-appointment';
import {
  cancelAppointmentByClient,
  rescheduleAppointment,
} from '@/lib/server/services/appointments/change-appointment';
import { onDatabase } from '@/tests/support/database/engines';
import { readCalendar } from '@/tests/support/read-calendar';
import { startEmailSink, type EmailSink } from '@/tests/support/servers/mail-sink';

/** Longer than any test, so the worker never polls. */
const NEVER_MS = 3_600_000;

/** Uses one connection per email; a pool would outlive the test. */
const overSmtp = (port: number): EmailProvider => ({
  name: 'smtp',
  send: async (email) => {
    await createTransport({ host: 'localhost', port }).sendMail({ ...toMessage(email), envelope: envelopeOf(email) });
  },
});

/** Reads the raw message, because the mail parser changes line ends. */
function fileIn(raw: string): string {
  const [, content = ''] = /^Content-Type: text\/calendar[\s\S]*?\r?\n\r?\n([\w+/=\r\n]+)/m.exec(raw) ?? [];
  return Buffer.from(content, 'base64').toString();
}

function someSlots(): readonly [number, number] {
  for (let day = addDays(openDays(appointmentRules(), Date.now()).first, 10); ; day = addDays(day, 1)) {
    const [one, two] = slotsOfDay(appointmentRules(), day);
    if (one && two) return [one, two];
  }
}

onDatabase(() => {
  let sink: EmailSink;
  beforeAll(async () => {
    sink = await startEmailSink();
  });
  afterAll(() => sink.close());

  it('emails client and agency through a mail server, each with one valid calendar file', async () => {
    jest.spyOn(log, 'info').mockImplementation(() => undefined);
    const worker = startEmailWorker(overSmtp(sink.port), NEVER_MS);
    const [first, second] = someSlots();
    const booked = await bookAppointment(
      {
        start: first,
        minutes: 30,
        name: 'Núria Puig, S.L.',
        email: 'nuria@example.com',
        phone: '+34 600 000 000',
        notes: 'l·l, ç; €',
        timeZone: 'Asia/Kolkata',
        locale: 'es',
        formKey: 'form-key-of-the-mails',
      },
      { ip: '192.0.2.1', locale: 'es' },
      null,
    );
    if (booked.status !== 'done') throw new Error(booked.code);
    const access = { key: booked.key, userId: null };
    await rescheduleAppointment(booked.reference, second, access);
    await cancelAppointmentByClient(booked.reference, access);
    await worker.wake();
    await worker.stop();

    const recipients = await Promise.all(
      sink.emails.map(async ({ to, raw }) => {
        const { attachments, replyTo } = await PostalMime.parse(raw);
        const files = attachments.filter(({ mimeType }) => mimeType === 'text/calendar');
        const { method, event } = readCalendar(fileIn(raw));
        const valueOf = (name: string) => event.find((property) => property.name === name)?.value;
        return [to, replyTo?.[0]?.address, files.length, method, valueOf('SEQUENCE'), valueOf('STATUS')].join(' ');
      }),
    );
    const [client, agency] = ['nuria@example.com', 'info@cerda-mar.example'];
    expect(recipients.sort()).toEqual(
      [
        `${client} ${agency} 1 REQUEST 0 CONFIRMED`,
        `${client} ${agency} 1 REQUEST 1 CONFIRMED`,
        `${client} ${agency} 1 CANCEL 2 CANCELLED`,
        `${agency} ${client} 1 PUBLISH 0 CONFIRMED`,
        `${agency} ${client} 1 PUBLISH 1 CONFIRMED`,
        `${agency} ${client} 1 CANCEL 2 CANCELLED`,
      ].sort(),
    );
  });
});
