import type { StaffActor } from '@/lib/access/actor';
import { formatTime } from '@/lib/appointments/appointment-format';
import { wallClock } from '@/lib/appointments/time-zone';
import { diaryBookingForm, type BookingInput } from '@/lib/diary/diary-forms';
import { listOnMarket } from '@/lib/listings/catalogue/listings';
import { bookInDiary } from '@/lib/server/services/diary/book-in-diary';
import { makeUser } from './database/rows';
import { storeListingsAnew } from './listed-agent';
import { staffActor } from './staff-actor';

const ZONE = 'Europe/Madrid';

type Changes = Partial<Record<keyof BookingInput, string>>;

export function withDiary(run: <Row>(statement: string) => Promise<readonly Row[]>) {
  const staff = new Map<'owner' | 'agent' | 'other', StaffActor>();
  const as = (name: 'owner' | 'agent' | 'other'): StaffActor => {
    const actor = staff.get(name);
    if (!actor) throw new Error(`no ${name}`);
    return actor;
  };

  beforeEach(async () => {
    await storeListingsAnew(run);
    for (const name of ['owner', 'agent', 'other'] as const) {
      const role = name === 'owner' ? 'owner' : 'agent';
      const { id: userId } = await makeUser({ email: `${name}@agency.example` });
      await run(`insert into staff (user_id, role) values ('${userId}', '${role}')`);
      staff.set(name, { ...staffActor(role), userId, email: `${name}@agency.example` });
    }
  });

  const at = (moment: number) => ({ day: wallClock(moment, ZONE).day, time: formatTime(moment, ZONE) });
  const input = (start: number, changes: Changes = {}): BookingInput =>
    diaryBookingForm.schema.parse({
      whose: as('agent').userId,
      kind: 'viewing',
      ...at(start),
      minutes: '30',
      listing: listOnMarket()[0]?.reference,
      name: 'Ada Puig',
      email: 'ada@example.com',
      phone: '+34 600 000 000',
      language: 'en',
      ignoresTravel: 'on',
      ...changes,
    });
  const bookedAt = async (start: number, changes: Changes = {}) => {
    const result = await bookInDiary(as('agent'), input(start, changes));
    if ('code' in result) throw new Error(result.code);
    return result.id;
  };
  const cells = (kind = 'appointment') =>
    run<{ starts_at: Date }>(
      `select starts_at from appointment_cells c join calendars on calendars.id = c.calendar_id
       where staff_id is not null and c.kind = '${kind}' order by 1`,
    );
  return { as, at, input, bookedAt, cells };
}
