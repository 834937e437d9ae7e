import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import type { StaffActor } from '@/lib/access/actor';
import { env } from '@/lib/server/env';
import { followCalendar, readCalendarLinks } from '@/lib/server/services/calendars/follow-calendar';
import { readDueCalendars } from '@/lib/server/services/calendars/read-calendars';
import { onDatabase } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';
import { staffActor } from '@/tests/support/staff-actor';

process.env.BUILT_AT = '2026-11-25T00:00:00Z';

const NOW = Date.parse('2026-12-01T00:00Z');
const file = (name: string) => readFileSync(path.join('tests/fixtures/field/cal', `${name}.ics`));
const hour = '9 10:00 11:00';
const plain = file('n-duration');

/** Days of December and local times of Madrid. */
const EXPECTED: readonly (readonly [
  name: string,
  busy: readonly string[],
  also?: Readonly<{ unreadEvents: number } | { unknownZones: readonly string[] }>,
])[] = [
  ['t07-declined', []],
  ['t08-windows-zones', ['9 11:00 12:00', '11 10:00 11:00']],
  ['t08-zones', ['15 11:00 12:00', '16 10:00 11:00', '17 19:00 20:00']],
  ['t08b-display-name', ['9 11:00 12:00']],
  ['t09-empty-uid', ['2 10:00 12:00', '9 10:00 12:00', '9 15:00 16:00', '16 10:00 12:00', '23 10:00 12:00']],
  ['t11-wr-timezone', ['9 11:00 12:00']],
  ...['t12-until', 't12a-summer-to-winter', 't12b-outlook', 't12c-winter-only', 't12d-end-of-day', 't12e-count'].map(
    (name) => [name, ['2 10:00 11:00', hour]] as const,
  ),
  ...['t12f-until-date', 't12g-start-in-utc', 't12h-zone-before', 't12i-zone-behind', 't12j-zone-daily'].map(
    (name) => [name, ['2 10:00 11:00', hour]] as const,
  ),
  ['t12k-zone-monthly', [hour]],
  ['n-all-day-oof', ['9 00:00 00:00']],
  ['n-workingelsewhere', []],
  ['n-birthday-google', ['9 00:00 00:00']],
  ['n-freebusy', [hour]],
  ['n-duration', [hour]],
  ['n-duration-weeks', [hour]],
  ['n-lf-only', [hour, '10 10:00 11:00']],
  ['n-bom', [hour]],
  ['n-bom-utf-16', [hour]],
  ['n-end-before-start', [hour], { unreadEvents: 1 }],
  ['n-quoted-tzid', ['9 11:00 12:00', '10 11:00 12:00', '11 10:00 11:00']],
  ['n-unquoted-tzid', [hour]],
  ['n-customized-tz', ['9 11:00 12:00']],
  ['n-rdate-period', ['2 10:00 11:00', hour]],
  ['zone-disagrees', [hour]],
  ['zone-unknown', ['8 21:00 00:00'], { unknownZones: ['Hora de la Luna'] }],
  ['zones-prefixed', [hour, '10 11:00 12:00', '11 09:00 10:00']],
  ['freebusy-types', [hour, '9 12:00 13:00', '10 10:00 11:00', '11 10:00 11:00']],
  ['answers', ['2 13:00 14:00', '10 09:00 10:00', '13 09:00 10:00', '16 13:00 14:00']],
  ['range-of-future', ['2 10:00 11:00', '10 12:00 14:00', '17 12:00 14:00', '24 12:00 14:00']],
  ['revisions', [hour, '10 10:00 11:00']],
  ['exceptions', ['2 10:00 11:00', '8 10:00 11:00', '12 10:00 11:00', '13 10:00 11:00']],
];

onDatabase(({ run }) => {
  let agent: StaffActor = staffActor('agent');
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  let server: Server;
  let address = '';

  const serve = (body: Buffer | string, headers: Readonly<Record<string, string>> = {}, status = 200) => {
    answer = (_, response) => response.writeHead(status, headers).end(body);
  };
  const readAgain = async () => {
    await run(`update calendar_sources set tried_at = null`);
    await readDueCalendars();
    return (await readCalendarLinks(agent)).source;
  };
  const busy = async () => {
    const rows = await run<{ span: string }>(
      `select to_char(starts_at at time zone 'Europe/Madrid', 'FMDD HH24:MI')
         || to_char(ends_at at time zone 'Europe/Madrid', ' HH24:MI') as span
       from calendar_blocks where starts_at < '2026-12-30' order by starts_at`,
    );
    return rows.map(({ span }) => span);
  };

  beforeAll(async () => {
    server = createServer((request, response) => answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    Object.assign(env, { FEED_HOSTS: [host] });
    address = `http://${host}/calendar.ics`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(async () => {
    const { id: userId } = await makeUser({ email: 'agent@agency.example' });
    await run(`insert into staff (user_id, role) values ('${userId}', 'agent')`);
    agent = { ...staffActor('agent'), userId };
    jest.spyOn(Date, 'now').mockReturnValue(NOW);
    await followCalendar(agent, address, ['marta@example.com']);
  });
  afterEach(() => jest.restoreAllMocks());

  it.each(EXPECTED.map(([name, busy, also]) => [name, busy, also ?? {}] as const))(
    'reads %s',
    async (name, expected, also) => {
      serve(file(name));
      expect(await readAgain()).toMatchObject({ problem: null, unknownZones: [], unreadEvents: 0, ...also });
      expect(await busy()).toEqual(expected);
    },
  );

  it.each([
    ['gzip', gzipSync(plain)],
    ['x-gzip', gzipSync(plain)],
    ['deflate', deflateSync(plain)],
    ['deflate', deflateRawSync(plain)],
    ['br', brotliCompressSync(plain)],
    ['', gzipSync(plain)],
    ['gzip', plain],
  ])('reads a calendar with the encoding %j, which it did not ask for', async (encoding, body) => {
    serve(body, encoding ? { 'content-encoding': encoding } : {});
    expect(await readAgain()).toMatchObject({ problem: null });
    expect(await busy()).toEqual([hour]);
  });

  it.each([
    ['empty', 200, ''],
    ['empty', 200, '\r\n \r\n'],
    ['empty', 204, ''],
    ['webPage', 200, '<!DOCTYPE html><html><body>Sign up</body></html>'],
    ['webPage', 200, '\ufeff<?xml version="1.0"?>\n<html xmlns="http://www.w3.org/1999/xhtml"></html>'],
    ['signIn', 200, '<html><form><input name="p" type="password"></form></html>'],
    ['signIn', 401, ''],
    ['badRequest', 400, 'Bad request'],
    ['forbidden', 403, ''],
    ['gone', 404, ''],
    ['gone', 410, ''],
    ['programRefused', 406, ''],
    ['tooOften', 429, ''],
    ['refused', 451, ''],
    ['serverFailed', 500, ''],
    ['serverFailed', 503, 'BEGIN:VCALENDAR'],
    ['notCalendar', 200, 'This calendar is only for browsers.'],
    ['notCalendar', 200, 'BEGIN:VCARD\r\nEND:VCARD\r\n'],
    ['incomplete', 200, plain.subarray(0, 200)],
    ['tooLarge', 200, `BEGIN:VCALENDAR\r\n${'X'.repeat(5_100_000)}`],
  ])('names the answer %s (%d) and keeps what was busy', async (problem, status, body) => {
    serve(plain);
    await readAgain();
    serve(body, {}, status);
    expect(await readAgain()).toMatchObject({ problem });
    expect(await busy()).toEqual([hour]);
  });

  it('names a redirect to a sign-in page, and a compressed file that is too large or cut off', async () => {
    answer = ({ url }, response) =>
      url === '/accounts/login'
        ? response.end('<html><body>Welcome</body></html>')
        : response.writeHead(302, { location: '/accounts/login' }).end();
    expect(await readAgain()).toMatchObject({ problem: 'signIn' });
    serve(gzipSync(`BEGIN:VCALENDAR\r\n${'X'.repeat(5_100_000)}`), { 'content-encoding': 'gzip' });
    expect(await readAgain()).toMatchObject({ problem: 'tooLarge' });
    serve(gzipSync(plain).subarray(0, 80), { 'content-encoding': 'gzip' });
    expect(await readAgain()).toMatchObject({ problem: 'incomplete' });
  });

  it('names an answer that depends on the name of the program', async () => {
    answer = ({ headers }, response) =>
      /Mozilla/.test(headers['user-agent'] ?? '') ? response.end(plain) : response.writeHead(406).end();
    expect(await readAgain()).toMatchObject({ problem: 'programRefused' });
  });

  it('names a connection that is not safe', async () => {
    serve(plain);
    await followCalendar(agent, address.replace('http:', 'https:'));
    expect(await readAgain()).toMatchObject({ problem: 'insecure' });
  });

  it('keeps the address when only the own addresses change, and reads the calendar next', async () => {
    serve(file('t07-declined'));
    await readAgain();
    expect(await busy()).toEqual([]);
    expect(await followCalendar(agent, '', ['other@example.com'])).toBe(true);
    await readDueCalendars();
    expect(await busy()).toEqual([hour]);
    expect(await readCalendarLinks(agent)).toMatchObject({ source: { ownAddresses: ['other@example.com'] } });
  });
});
