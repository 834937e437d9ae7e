import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import ICAL from 'ical.js';
import { GET } from '@/app/api/calendars/[file]/route';
import type { StaffActor } from '@/lib/access/actor';
import { listOnMarket } from '@/lib/listings/catalogue/listings';
import { env } from '@/lib/server/env';
import { freeTimesOf } from '@/lib/server/services/calendars/free-times-of';
import { followCalendar, readCalendarLinks, unfollowCalendar } from '@/lib/server/services/calendars/follow-calendar';
import { readDueCalendars } from '@/lib/server/services/calendars/read-calendars';
import { shareCalendar, unshareCalendar } from '@/lib/server/services/calendars/shared-calendar';
import { bookInDiary } from '@/lib/server/services/diary/book-in-diary';
import { diaryBookingForm } from '@/lib/diary/diary-forms';
import { formatTime } from '@/lib/appointments/appointment-format';
import { wallClock } from '@/lib/appointments/time-zone';
import { emailsOf, first, HALF_HOUR_MS, second } from '@/tests/support/booked-appointments';
import { onDatabase } from '@/tests/support/database/engines';
import { makeListedAgent } from '@/tests/support/listed-agent';
import { staffActor } from '@/tests/support/staff-actor';

process.env.BUILT_AT = '2026-11-25T00:00:00Z';

const ZONE = 'Europe/Madrid';
const stamp = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', 'BEGIN:VEVENT', 'UID:a@x', 'SUMMARY:Dentist', ...lines]
    .concat('END:VEVENT', 'END:VCALENDAR', '')
    .join('\r\n');
const busyAt = (from: number, to: number) => calendar(`DTSTART:${stamp(from)}`, `DTEND:${stamp(to)}`);

onDatabase(({ run }) => {
  let agent: StaffActor = staffActor('agent');
  let listingId = '';
  let answer = { status: 200, body: '' };
  let server: Server;
  let address = '';
  const { day } = wallClock(first, ZONE);
  const times = async () => (await freeTimesOf(listingId, day, 1))?.[day] ?? [];
  const blocks = () => run(`select reason from calendar_blocks`);
  const readAgain = async () => {
    await run(`update calendar_sources set tried_at = now() - interval '11 minutes'`);
    await readDueCalendars();
  };

  beforeAll(async () => {
    server = createServer((_, response) => response.writeHead(answer.status).end(answer.body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    Object.assign(env, { FEED_HOSTS: [host] });
    address = `http://${host}/secret.ics`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  beforeEach(async () => {
    ({ agent, listingId } = await makeListedAgent(run));
  });

  describe('a calendar of the agent', () => {
    it('blocks her busy times, of which nothing else is kept, and its address is encrypted', async () => {
      answer = { status: 200, body: busyAt(first, second) };
      expect(await followCalendar(agent, address)).toBe(true);
      await readDueCalendars();
      expect((await times())[0]).toBe(second);
      expect(await readCalendarLinks(agent)).toMatchObject({ source: { problem: null, readAt: expect.any(Date) } });
      const stored = JSON.stringify(await run(`select * from calendar_blocks, calendar_sources`));
      expect(stored).not.toMatch(/Dentist|secret\.ics/);
      answer = { status: 200, body: busyAt(second, second + HALF_HOUR_MS) };
      await readAgain();
      expect((await times())[0]).toBe(first);
      await unfollowCalendar(agent);
      expect(await blocks()).toEqual([]);
    });

    it('is read every ten minutes, and not for whoever has left', async () => {
      answer = { status: 200, body: busyAt(first, second) };
      await followCalendar(agent, address);
      await readDueCalendars();
      answer = { status: 200, body: busyAt(second, second + HALF_HOUR_MS) };
      await readDueCalendars();
      expect((await times())[0]).toBe(second);
      await run(`update staff set ended_at = now()`);
      await readAgain();
      expect(
        await run(`select 1 from calendar_blocks where starts_at = '${new Date(first).toISOString()}'`),
      ).toHaveLength(1);
    });

    it.each([
      ['gone', { status: 404, body: '' }],
      ['webPage', { status: 200, body: '<html>' }],
      ['tooLarge', { status: 200, body: calendar('x'.repeat(5_100_000)) }],
    ])('that is %s frees nothing, and after an hour she is told, once', async (problem, broken) => {
      answer = { status: 200, body: busyAt(first, second) };
      await followCalendar(agent, address);
      await readDueCalendars();
      answer = broken;
      await readAgain();
      expect(await readCalendarLinks(agent)).toMatchObject({ source: { problem } });
      expect((await times())[0]).toBe(second);
      expect(await emailsOf(run)).toEqual([]);
      await run(`update calendar_sources set read_at = now() - interval '61 minutes'`);
      await readAgain();
      await readAgain();
      expect(await emailsOf(run)).toMatchObject([
        { kind: 'calendarUnread', recipient: 'agent@agency.example', payload: { problem } },
      ]);
      expect(await blocks()).toHaveLength(1);
    });

    it('whose rule never returns is left within seconds, and frees nothing', async () => {
      answer = { status: 200, body: busyAt(first, second) };
      await followCalendar(agent, address);
      await readDueCalendars();
      const rule = 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30';
      answer = { status: 200, body: calendar('DTSTART:20260101T000000Z', rule) };
      await readAgain();
      expect(await readCalendarLinks(agent)).toMatchObject({ source: { problem: 'tooComplex' } });
      expect((await times())[0]).toBe(second);
    });

    it.each(['', 'calendar', 'http://127.0.0.1/x.ics', 'file:///etc/passwd'])('is none at %j', async (typed) => {
      expect(await followCalendar(agent, typed)).toBe(false);
    });
  });

  describe('the private address of a diary', () => {
    const open = async (href: string) =>
      GET(new Request(href), { params: Promise.resolve({ file: new URL(href).pathname.split('/').at(-1) ?? '' }) });
    const book = () =>
      bookInDiary(
        agent,
        diaryBookingForm.schema.parse({
          whose: agent.userId,
          kind: 'viewing',
          day,
          time: formatTime(first, ZONE),
          minutes: '30',
          listing: listOnMarket()[0]?.reference,
          name: 'Ada Puig',
          email: 'ada@example.com',
          phone: '+34 600 123 123',
          notes: 'Likes light',
          language: 'en',
          ignoresTravel: 'on',
        }),
      );

    it('gives times, references and initials, and nothing else of a person', async () => {
      await book();
      const response = await open(await shareCalendar(agent));
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      const file = await response.text();
      const [event] = new ICAL.Component(ICAL.parse(file) as never).getAllSubcomponents('vevent');
      const read = event && new ICAL.Event(event);
      expect(read?.startDate.toUnixTime()).toBe(first / 1_000);
      expect(read?.summary).toBe(`Visita · ${listOnMarket()[0]?.reference} · AP`);
      expect(file).not.toMatch(/Puig|ada@|600\D?123|light/);
    });

    it('ends with a new one, when it is revoked, and when she leaves', async () => {
      const one = await shareCalendar(agent);
      const two = await shareCalendar(agent);
      expect((await open(one)).status).toBe(404);
      expect((await open(two)).status).toBe(200);
      await run(`update staff set ended_at = now()`);
      expect((await open(two)).status).toBe(404);
      await run(`update staff set ended_at = null`);
      await unshareCalendar(agent);
      expect((await open(two)).status).toBe(404);
      expect(JSON.stringify(await run(`select * from calendars`))).not.toContain(two.slice(-43));
    });

    it('may still be the name of the file, as addresses that were made before have it', async () => {
      const address = new URL(await shareCalendar(agent));
      const key = address.searchParams.get('key') ?? '';
      expect((await open(new URL(`/api/calendars/${key}.ics`, address).href)).status).toBe(200);
      expect((await open(new URL('/api/calendars/diary.ics', address).href)).status).toBe(404);
    });
  });
});
