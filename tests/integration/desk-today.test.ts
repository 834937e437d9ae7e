import type { StaffActor } from '@/lib/access/actor';
import { wallClock } from '@/lib/appointments/time-zone';
import { RightError } from '@/lib/errors/right-error';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { listOnMarket } from '@/lib/listings/catalogue/listings';
import { addressLine } from '@/lib/listings/page/address';
import { storeContent } from '@/lib/server/services/catalogue/store-content';
import { addTask, finishTask } from '@/lib/server/services/contacts/contact-notes';
import { readDueTasks } from '@/lib/server/services/contacts/read-inbox';
import { cancelInDiary } from '@/lib/server/services/diary/change-in-diary';
import { readComing } from '@/lib/server/services/diary/read-coming';
import { createListing } from '@/lib/server/services/listings/create-listing';
import { readToday } from '@/lib/server/services/listings/read-today';
import { first, fourth, second, third } from '@/tests/support/booked-appointments';
import { onDatabase } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';
import { withDiary } from '@/tests/support/with-diary';

process.env.BUILT_AT = '2026-11-25T00:00:00Z';

onDatabase(({ run }) => {
  describe('what needs work', () => {
    const listing = contentListings.find(({ energy, status }) => energy.status === 'rated' && status === 'available');
    const expires = listing?.energy.status === 'rated' ? listing.energy.expires : '';
    const DAY_MS = 86_400_000;
    const before = (days: number) => new Date(Date.parse(`${expires}T12:00:00Z`) - days * DAY_MS);

    const makeActor = async (role: 'owner' | 'agent'): Promise<StaffActor> => {
      const { email, id: userId } = await makeUser();
      return { kind: 'staff', role, userId, email, name: 'Marta', sessionId: 's' };
    };
    const addFeed = (name: string, outcome: string, columns = '', values = '') =>
      run(`with feed as (insert into feeds (name, started_at${columns}) values ('${name}', now()${values}) returning name)
      select 1 from feed`).then(() =>
        run(`insert into feed_runs (feed, report) values ('${name}', '{"outcome":"${outcome}"}')`),
      );

    beforeEach(async () => {
      await run(
        'update catalogue_version set content_built_at = null, has_files = true, restore_id = gen_random_uuid()',
      );
      await storeContent();
    });

    it('has nothing to say of a catalogue in order', async () => {
      const { certificates, drafts, emails, feeds, incomplete, ready, recent } = await readToday(
        await makeActor('owner'),
      );
      expect({ certificates, drafts, emails, feeds, incomplete, ready }).toEqual({
        certificates: [],
        drafts: [],
        emails: [],
        feeds: [],
        incomplete: [],
        ready: [],
      });
      expect(recent).toHaveLength(5);
    });

    it.each([
      [61, []],
      [60, [60]],
      [0, [0]],
    ])('tells %i days before of a certificate that ends: %j', async (days, expected) => {
      const { certificates } = await readToday(await makeActor('agent'), before(days));
      const own = certificates.filter((end) => end.listing.id === listing?.id && end.certificate === 'energy');
      expect(own.map((end) => end.days)).toEqual(expected);
    });

    it('warns of stressed areas whose declaration ends within 90 days', async () => {
      const actor = await makeActor('agent');
      expect((await readToday(actor, new Date('2026-12-01T12:00:00Z'))).declarations).toEqual([]);
      const { declarations } = await readToday(actor, new Date('2027-01-01T12:00:00Z'));
      expect(declarations.map(({ name }) => name)).toEqual(['Barcelona']);
    });

    it('shows a new draft as incomplete, and first among the homes that one worked on', async () => {
      const actor = await makeActor('agent');
      const { id } = await createListing(actor, { operation: 'sale', type: 'apartment', area: 'eixample' });
      await run(`insert into listing_drafts (listing_id, author_id, fields, over_version)
      values ('${id}', '${actor.userId}', '{}', 0)`);
      const today = await readToday(actor);
      expect(today.incomplete.map((one) => one.id)).toEqual([id]);
      expect(today.recent[0]?.id).toBe(id);
      expect(today.drafts.map((draft) => draft.listing.id)).toEqual([id]);
      expect((await readToday(await makeActor('agent'))).drafts).toEqual([]);
    });

    it('tells owners of feeds that failed, are held or paused, and nobody else', async () => {
      await addFeed('fine', 'complete');
      await addFeed('broken', 'broken');
      await addFeed('held', 'complete', ', held', `, '{}'`);
      await addFeed('paused', 'broken', ', paused_at', ', now()');
      const { feeds } = await readToday(await makeActor('owner'));
      expect(feeds.map(({ name, trouble }) => [name, trouble])).toEqual([
        ['broken', 'failed'],
        ['held', 'held'],
        ['paused', 'paused'],
      ]);
      expect((await readToday(await makeActor('agent'))).feeds).toEqual([]);
    });

    it('counts emails that were given up, by whom they are for', async () => {
      for (const kind of ['contactNotice', 'contactThanks', 'alertDigest']) {
        await run(
          `insert into jobs (kind, recipient, locale, status) values ('${kind}', 'a@example.com', 'es', 'dead')`,
        );
      }
      const { emails } = await readToday(await makeActor('agent'));
      expect(emails.toSorted((one, other) => one.count - other.count)).toEqual([
        { concern: 'agency', count: 1 },
        { concern: 'recipient', count: 2 },
      ]);
    });

    it('is for staff', async () => {
      const client = { ...(await makeActor('agent')), kind: 'client' } as unknown as StaffActor;
      await expect(readToday(client)).rejects.toThrow(RightError);
    });
  });

  describe('what comes next', () => {
    const DAY_MS = 86_400_000;
    const today = wallClock(Date.now(), 'Europe/Madrid').day;

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
      for (const [index, start] of starts.entries())
        ids.push(await bookedAt(start, { email: `c${index}@example.com` }));
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
});
