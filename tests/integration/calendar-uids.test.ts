import http from 'node:http';
import type { AddressInfo } from 'node:net';
import ICAL from 'ical.js';
import { contentFacts } from '@/lib/site/content-facts';
import { setSiteFacts } from '@/lib/site/site-facts';
import { composeEmail } from '@/lib/server/email/compose';
import { storeUids } from '@/lib/server/data/diary/appointment-uids';
import { env } from '@/lib/server/env';
import { rescheduleAppointment } from '@/lib/server/services/appointments/change-appointment';
import { followCalendar } from '@/lib/server/services/calendars/follow-calendar';
import { readDueCalendars } from '@/lib/server/services/calendars/read-calendars';
import { readSharedCalendar, shareCalendar } from '@/lib/server/services/calendars/shared-calendar';
import { booked, emailsOf, first, HALF_HOUR_MS, second } from '@/tests/support/booked-appointments';
import { onDatabase } from '@/tests/support/database/engines';
import { makeListedAgent } from '@/tests/support/listed-agent';

const withDomain = (domain: string) => {
  setSiteFacts({ ...contentFacts, agency: { ...contentFacts.agency, email: `info@${domain}` } });
};
const stamp = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');

onDatabase(({ run }) => {
  afterEach(() => {
    setSiteFacts(null);
  });

  async function entries() {
    const found: string[] = [];
    for (const { kind, payload, recipient } of await emailsOf(run)) {
      if (kind === 'appointmentNotice') continue;
      const { attachments = [] } = await composeEmail({ id: 'x', kind, recipient, locale: 'en', payload });
      for (const { content } of attachments) {
        const [part] = new ICAL.Component(ICAL.parse(String(content)) as never).getAllSubcomponents('vevent');
        found.push(`${String(part?.getFirstPropertyValue('uid'))} ${String(part?.getFirstPropertyValue('sequence'))}`);
      }
    }
    return found;
  }
  const idOf = async () => (await run<{ id: string }>('select id from appointments'))[0]?.id ?? '';

  it('stay when the agency has another domain', async () => {
    withDomain('old.example');
    const { access, reference } = await booked();
    const id = await idOf();
    withDomain('new.example');
    await rescheduleAppointment(reference, second, access);
    expect(await entries()).toEqual([`${id}@old.example 0`, `${id}@old.example 1`]);
    const { agent } = await makeListedAgent(run);
    const key = new URL(await shareCalendar(agent)).searchParams.get('key') ?? '';
    await run(`update appointments set calendar_id = (select id from calendars)`);
    expect(await readSharedCalendar(key)).toMatchObject([{ uid: `${id}@old.example` }]);
  });

  it('stay of what the version before booked, whose emails may still be queued', async () => {
    withDomain('old.example');
    const { access, reference } = await booked();
    const id = await idOf();
    await run(`update appointments set calendar_uid = null`);
    await run(`update jobs set payload = payload - 'calendarUid'`);
    expect(await entries()).toEqual([`${id}@old.example 0`]);
    await storeUids();
    await run('delete from jobs');
    withDomain('new.example');
    await storeUids();
    await rescheduleAppointment(reference, second, access);
    expect(await entries()).toEqual([`${id}@old.example 1`]);
  });

  it('tell our entries in the calendar of an agent from others, of the same domain too', async () => {
    withDomain('old.example');
    await booked();
    const id = await idOf();
    withDomain('new.example');
    const event = (uid: string, from: number) => [
      ...['BEGIN:VEVENT', `UID:${uid}`, `DTSTART:${stamp(from)}`, `DTEND:${stamp(from + HALF_HOUR_MS)}`, 'END:VEVENT'],
    ];
    const lines = [...event(`${id}@old.example`, first), ...event('board@new.example', second)];
    const body = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...lines, 'END:VCALENDAR', ''].join('\r\n');
    const server = http.createServer((_, response) => response.end(body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    Object.assign(env, { FEED_HOSTS: [host] });
    const { agent } = await makeListedAgent(run);
    await followCalendar(agent, `http://${host}/own.ics`);
    await readDueCalendars();
    await new Promise((resolve) => server.close(resolve));
    const blocks = await run<{ starts_at: Date }>('select starts_at from calendar_blocks');
    expect(blocks.map(({ starts_at }) => new Date(starts_at).getTime())).toEqual([second]);
  });
});
