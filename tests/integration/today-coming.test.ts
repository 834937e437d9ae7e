import { wallClock } from '@/lib/appointments/time-zone';
import { listOnMarket } from '@/lib/listings/catalogue/listings';
import { addressLine } from '@/lib/listings/page/address';
import { addTask, finishTask } from '@/lib/server/services/contacts/contact-notes';
import { readDueTasks } from '@/lib/server/services/contacts/read-inbox';
import { cancelInDiary } from '@/lib/server/services/diary/change-in-diary';
import { readComing } from '@/lib/server/services/diary/read-coming';
import { first, fourth, second, third } from '@/tests/support/booked-appointments';
import { onDatabase } from '@/tests/support/database/engines';
import { withDiary } from '@/tests/support/with-diary';

process.env.BUILT_AT = '2026-11-25T00:00:00Z';
const DAY_MS = 86_400_000;
const today = wallClock(Date.now(), 'Europe/Madrid').day;

onDatabase(({ run }) => {
  const { as, bookedAt } = withDiary(run);

  it('has the appointments of the day in order of time, with address and telephone', async () => {
    const later = await bookedAt(third, { phone: '+34 600 000 001' });
    const earlier = await bookedAt(first, { email: 'eve@example.com' });
    await cancelInDiary(as('agent'), await bookedAt(fourth, { email: 'gone@example.com' }));
    const { next, today: shown } = await readComing(as('agent'), 'en', first - 1);
    const [listing] = listOnMarket();
    expect(shown).toMatchObject([
      { id: earlier, address: addressLine(listing!), phone: '+34600000000' },
      { id: later, phone: '+34600000001' },
    ]);
    expect(next).toEqual([]);
  });

  it('has what comes next on a day without appointments, three at most', async () => {
    const starts = [first, second, third, fourth];
    const ids: string[] = [];
    for (const [index, start] of starts.entries()) ids.push(await bookedAt(start, { email: `c${index}@example.com` }));
    const { next, today: shown } = await readComing(as('agent'), 'en', first - DAY_MS);
    expect(shown).toEqual([]);
    expect(next.map(({ id }) => id)).toEqual(ids.slice(0, 3));
  });

  it('shows the appointments of a colleague to an owner and to a deputy, not to every agent', async () => {
    const id = await bookedAt(first);
    const seenBy = async (name: 'owner' | 'other') =>
      (await readComing(as(name), 'en', first)).today.map((appointment) => appointment.id);
    expect(await seenBy('owner')).toEqual([id]);
    expect(await seenBy('other')).toEqual([]);
    await run(`update staff set deputy_id = '${as('other').userId}', absent_from = '2020-01-01',
      absent_until = '2100-01-01' where user_id = '${as('agent').userId}'`);
    expect(await seenBy('other')).toEqual([id]);
  });

  it('has the reminders that are due, until they are done', async () => {
    await bookedAt(first);
    const [contact] = await run<{ id: string }>('select id from contacts');
    const add = (text: string, dueOn: string, name: 'agent' | 'other' = 'agent') =>
      addTask(as('agent'), contact?.id ?? '', { text, dueOn, assigneeId: as(name).userId });
    await add('Call about the deed', today);
    await add('Send the plans', '2020-01-01');
    await add('Ask again', '2100-01-01');
    await add('Hers', today, 'other');
    const due = await readDueTasks(as('agent'), 10);
    expect(due).toMatchObject({
      total: 2,
      items: [
        { text: 'Send the plans', isLate: true },
        { text: 'Call about the deed', isLate: false },
      ],
    });
    await finishTask(as('agent'), due.items[1]?.id ?? '');
    expect((await readDueTasks(as('agent'), 10)).items.map(({ text }) => text)).toEqual(['Send the plans']);
  });

  it('has the reminders without an assignee for each agent', async () => {
    await bookedAt(first);
    const [contact] = await run<{ id: string }>('select id from contacts');
    await addTask(as('other'), contact?.id ?? '', { text: 'Call', dueOn: today, assigneeId: as('other').userId });
    expect((await readDueTasks(as('agent'), 10)).total).toBe(0);
    await run('update tasks set assignee_id = null');
    const found = await Promise.all([readDueTasks(as('agent'), 10), readDueTasks(as('other'), 10)]);
    expect(found.map(({ items }) => items.map(({ text }) => text))).toEqual([['Call'], ['Call']]);
  });
});
