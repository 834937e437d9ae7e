import { GET } from '@/app/api/booking/viewings/route';
import type { StaffActor } from '@/lib/access/actor';
import { wallClock } from '@/lib/appointments/time-zone';
import { freeTimesOf } from '@/lib/server/services/calendars/free-times-of';
import { blockTime } from '@/lib/server/services/diary/block-time';
import { saveHours } from '@/lib/server/services/diary/hours';
import { first, HALF_HOUR_MS, second } from '@/tests/support/booked-appointments';
import { onDatabase } from '@/tests/support/database/engines';
import { makeListedAgent } from '@/tests/support/listed-agent';
import { staffActor } from '@/tests/support/staff-actor';

process.env.BUILT_AT = '2026-11-25T00:00:00Z';

onDatabase(({ run }) => {
  let agent: StaffActor = staffActor('agent');
  let listingId = '';
  const { day } = wallClock(first, 'Europe/Madrid');
  const times = async () => (await freeTimesOf(listingId, day, 1))?.[day] ?? [];

  beforeEach(async () => {
    ({ agent, listingId } = await makeListedAgent(run));
  });

  it('are the hours of the agent, each quarter of an hour', async () => {
    expect((await times()).slice(0, 3)).toEqual([first, first + HALF_HOUR_MS / 2, second]);
  });

  it('leave out what the agent has just blocked, and when the home cannot be visited', async () => {
    await blockTime(agent, { staffId: agent.userId }, { from: first, to: second });
    expect((await times())[0]).toBe(second);
    await blockTime(agent, { listingId }, { from: second, to: second + HALF_HOUR_MS });
    expect((await times())[0]).toBe(second + HALF_HOUR_MS);
    await saveHours(agent, { listingId }, [{ weekday: 7, opens: '10:00', closes: '11:00' }]);
    expect(await times()).toEqual([]);
  });

  it('are given as JSON, none where nobody can be met', async () => {
    const ask = (query: string) => GET(new Request(`http://x.test/?${query}`));
    const days = async (listing: string) => {
      const response = await ask(`listing=${listing}&from=${day}`);
      return [response.status, ((await response.json()) as { days: readonly object[] }).days.length];
    };
    expect(await days(listingId)).toEqual([200, 3]);
    expect(await days('none')).toEqual([200, 0]);
    expect((await ask(`listing=${listingId}&from=today`)).status).toBe(422);
    await run(`update staff set ended_at = now()`);
    expect(await days(listingId)).toEqual([200, 0]);
  });
});
