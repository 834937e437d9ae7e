import { RightError } from '@/lib/errors/right-error';
import { listOnMarket } from '@/lib/listings/catalogue/listings';
import { bookInDiary } from '@/lib/server/services/diary/book-in-diary';
import { blockTime, freeTime } from '@/lib/server/services/diary/block-time';
import { cancelInDiary, moveInDiary, noteOutcome } from '@/lib/server/services/diary/change-in-diary';
import { readHours, saveHours } from '@/lib/server/services/diary/hours';
import { readUndoableMove, undoMove } from '@/lib/server/services/diary/undo-move';
import { listAgentsToBook, readAppointment, readDiary } from '@/lib/server/services/diary/read-diary';
import { listListingViewings } from '@/lib/server/data/listings/listing-viewings';
import { emailsOf, first, HALF_HOUR_MS, second, slots } from '@/tests/support/booked-appointments';
import { onDatabase } from '@/tests/support/database/engines';
import { withDiary } from '@/tests/support/with-diary';

process.env.BUILT_AT = '2026-11-25T00:00:00Z';
const HOUR = 2 * HALF_HOUR_MS;
const last = slots.at(-1) ?? 0;

onDatabase(({ run }) => {
  const { as, at, bookedAt, cells, input } = withDiary(run);
  const reference = () => listOnMarket()[0]?.reference ?? '';

  describe('a viewing', () => {
    it('takes its cells in the diary of the agent and of the home, with the way there, and the client is written to', async () => {
      const id = await bookedAt(second, { ignoresTravel: '' });
      expect(await cells()).toHaveLength(2);
      expect((await cells('travel')).length).toBeGreaterThan(0);
      expect(await run(`select 1 from appointment_cells`)).toHaveLength(4 + (await cells('travel')).length);
      const emails = await emailsOf(run);
      expect(emails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
        ['appointmentBooked', 'ada@example.com'],
      ]);
      expect(emails[0]?.payload).toMatchObject({ visit: { kind: 'viewing', mode: 'inPerson' } });
      const { day } = at(second);
      const [shown] = await readDiary(as('other'), [day], as('agent').userId, 'en');
      expect(shown?.entries).toMatchObject([{ id, state: 'confirmed', listing: { reference: reference() } }]);
    });

    it('is sold once: of two who want the same half hour one gets it', async () => {
      const results = await Promise.all([
        bookInDiary(as('agent'), input(first, { email: 'one@example.com' })),
        bookInDiary(as('owner'), input(first, { email: 'two@example.com' })),
      ]);
      expect(results.filter((result) => 'id' in result)).toHaveLength(1);
      expect(results.filter((result) => 'code' in result)).toEqual([{ code: 'taken' }]);
      expect(await run(`select 1 from appointments`)).toHaveLength(1);
      expect(await cells()).toHaveLength(2);
    });

    it('is not booked in a home that another agent is showing', async () => {
      await bookedAt(first);
      expect(await bookInDiary(as('owner'), input(first, { whose: as('other').userId }))).toEqual({ code: 'taken' });
    });

    it('is refused in a blocked time, and where the home is shut', async () => {
      const span = { from: first, to: first + HOUR };
      expect(await blockTime(as('agent'), { staffId: as('agent').userId }, span)).toEqual({ status: 'done' });
      expect(await bookInDiary(as('agent'), input(first))).toEqual({ code: 'blocked' });
      const listingId = listOnMarket()[0]?.id ?? '';
      expect(await blockTime(as('owner'), { listingId }, { from: last, to: last + HOUR })).toEqual({ status: 'done' });
      expect(await bookInDiary(as('agent'), input(last))).toEqual({ code: 'homeClosed' });
      const [block] = await run<{ id: string }>(`select id from calendar_blocks order by starts_at limit 1`);
      expect(await freeTime(as('agent'), block?.id ?? '')).toBe(true);
      expect(await bookInDiary(as('agent'), input(first))).toHaveProperty('id');
      expect(await blockTime(as('agent'), { staffId: as('agent').userId }, span)).toMatchObject({ code: 'occupied' });
    });

    it('whose way does not fit is booked only on demand', async () => {
      await bookedAt(first);
      const next = { listing: listOnMarket().find(({ area }) => area !== listOnMarket()[0]?.area)?.reference ?? '' };
      expect(await bookInDiary(as('agent'), input(second, { ...next, ignoresTravel: '' }))).toEqual({
        code: 'tooTight',
      });
      expect(await bookInDiary(as('agent'), input(second, next))).toHaveProperty('id');
    });

    it.each([
      [{ listing: 'no such home' }, 'unknownListing'],
      [{ listing: '' }, 'needsListing'],
      [{ whose: 'office' }, 'needsAgent'],
      [{ day: '2020-01-07' }, 'past'],
      [{ day: '2027-03-28', time: '02:30' }, 'noSuchTime'],
      [{ whose: 'listing' }, 'needsAgent'],
    ])('is refused with %j: %s', async (changes, code) => {
      expect(await bookInDiary(as('owner'), input(first, changes))).toEqual({ code });
    });
  });

  it('moves, and the client gets the next version of the calendar file', async () => {
    const id = await bookedAt(first);
    expect(await moveInDiary(as('agent'), id, second, true)).toEqual({ status: 'done' });
    const emails = await emailsOf(run);
    expect(emails.find(({ kind }) => kind === 'appointmentMoved')?.payload).toMatchObject({
      sequence: 1,
      previousStartsAt: new Date(first).toISOString(),
    });
    expect((await cells()).map(({ starts_at }) => new Date(starts_at).getTime())).toEqual([second, second + HOUR / 4]);
    expect(await bookInDiary(as('agent'), input(first, { email: 'eve@example.com' }))).toHaveProperty('id');
    expect(await moveInDiary(as('agent'), id, first, true)).toMatchObject({ code: 'taken' });
    expect(await readAppointment(as('agent'), id, 'en')).toMatchObject({ start: second, state: 'moved' });
  });

  describe('dragged', () => {
    const drag = async (to: number) => {
      const id = await bookedAt(first);
      expect(await moveInDiary(as('owner'), id, to, true, true)).toEqual({ status: 'done' });
      return id;
    };
    const dueKinds = async () =>
      (await run<{ kind: string }>(`select kind from jobs where next_attempt_at <= now() order by 1`)).map(
        ({ kind }) => kind,
      );

    it('is put back before the emails leave: its time, state and number are the former ones, and nobody is told', async () => {
      const id = await drag(second);
      expect(await dueKinds()).toEqual(['appointmentBooked']);
      expect(await readUndoableMove(as('agent'), id)).toMatchObject({ id, name: 'Ada Puig', start: second });
      expect(await readUndoableMove(as('other'), id)).toBeNull();
      await expect(undoMove(as('other'), id)).rejects.toThrow(RightError);
      expect(await undoMove(as('agent'), id)).toBe('undone');
      expect((await emailsOf(run)).map(({ kind }) => kind)).toEqual(['appointmentBooked']);
      expect(await readAppointment(as('agent'), id, 'en')).toMatchObject({ start: first, state: 'confirmed' });
      expect((await cells()).map(({ starts_at }) => new Date(starts_at).getTime())).toEqual([first, first + HOUR / 4]);
      expect(await readUndoableMove(as('agent'), id)).toBeNull();
      expect(await undoMove(as('agent'), id)).toBe('late');
      expect((await emailsOf(run)).map(({ kind }) => kind)).toEqual(['appointmentBooked']);
      expect(await moveInDiary(as('agent'), id, second, true)).toEqual({ status: 'done' });
      expect((await emailsOf(run)).map(({ kind }) => kind)).toContain('appointmentMoved');
    });

    it('stays once an email has left, or when its former time is taken', async () => {
      const id = await drag(second);
      expect(await bookInDiary(as('agent'), input(first, { email: 'eve@example.com' }))).toHaveProperty('id');
      expect(await undoMove(as('agent'), id)).toBe('retaken');
      expect(await readUndoableMove(as('agent'), id)).not.toBeNull();
      await run(`update jobs set status = 'sent' where kind = 'appointmentNotice'`);
      expect(await undoMove(as('agent'), id)).toBe('late');
      expect(await readAppointment(as('agent'), id, 'en')).toMatchObject({ start: second, state: 'moved' });
    });

    it('and then cancelled, tells the client of both at once', async () => {
      const id = await drag(second);
      expect(await cancelInDiary(as('agent'), id)).toEqual({ status: 'done' });
      expect(await dueKinds()).toEqual([
        'appointmentBooked',
        'appointmentCancelled',
        'appointmentMoved',
        'appointmentNotice',
      ]);
      expect(await undoMove(as('agent'), id)).toBe('late');
    });
  });

  it('is cancelled, and its time is free again', async () => {
    const id = await bookedAt(first);
    expect(await cancelInDiary(as('owner'), id)).toEqual({ status: 'done' });
    expect(await run(`select 1 from appointment_cells`)).toEqual([]);
    const emails = await emailsOf(run);
    expect(emails.map(({ kind, recipient }) => `${kind} ${recipient}`)).toEqual(
      expect.arrayContaining(['appointmentCancelled ada@example.com', 'appointmentNotice agent@agency.example']),
    );
    expect(await cancelInDiary(as('owner'), id)).toMatchObject({ code: 'gone' });
    expect(await moveInDiary(as('owner'), id, second, true)).toMatchObject({ code: 'gone' });
  });

  it('took place, with what was said, of which nobody is told and the log has no words', async () => {
    const id = await bookedAt(first);
    const outcome = { outcome: 'tookPlace', feedbackInternal: 'Too dark', feedbackForSeller: 'Liked it' } as const;
    expect(await noteOutcome(as('agent'), id, outcome)).toMatchObject({ code: 'early' });
    await run(`update appointments set starts_at = now() - interval '1 hour'`);
    const before = await emailsOf(run);
    expect(await noteOutcome(as('agent'), id, outcome)).toEqual({ status: 'done' });
    expect(await emailsOf(run)).toEqual(before);
    expect(await readAppointment(as('agent'), id, 'en')).toMatchObject({
      state: 'tookPlace',
      feedbackInternal: 'Too dark',
      feedbackForSeller: 'Liked it',
    });
    expect(JSON.stringify(await run(`select * from activity_log`))).not.toMatch(/dark|Liked|ada@/);
  });

  it('belongs to its agent: another one reads it and changes nothing', async () => {
    const id = await bookedAt(first);
    await expect(moveInDiary(as('other'), id, second, true)).rejects.toThrow(RightError);
    await expect(cancelInDiary(as('other'), id)).rejects.toThrow(RightError);
    const staffId = as('agent').userId;
    await expect(blockTime(as('other'), { staffId }, { from: last, to: last + HOUR })).rejects.toThrow(RightError);
    await expect(saveHours(as('other'), { staffId }, [])).rejects.toThrow(RightError);
    expect(await readAppointment(as('other'), id, 'es')).toMatchObject({ isEditable: false });
    const client = { kind: 'client', userId: as('other').userId } as const;
    await expect(readHours(client, { staffId })).rejects.toThrow(RightError);
    await expect(blockTime(client, { staffId }, { from: last, to: last + HOUR })).rejects.toThrow(RightError);
  });

  it('is booked for a colleague, who gets an email', async () => {
    expect(await bookInDiary(as('other'), input(first))).toHaveProperty('id');
    expect((await emailsOf(run)).map(({ kind, recipient }) => `${kind} ${recipient}`).toSorted()).toEqual([
      'appointmentBooked ada@example.com',
      'appointmentNotice agent@agency.example',
    ]);
    expect(await bookInDiary(as('other'), input(first, { email: 'eve@example.com' }))).toEqual({ code: 'taken' });
  });

  it('offers the agent of the listing apart from the colleagues, and books for that agent without a name', async () => {
    const listing = listOnMarket()[0];
    await run(`update staff set team_id = '${listing?.agent ?? ''}' where user_id = '${as('agent').userId}'`);
    const offered = await listAgentsToBook(as('other'), reference());
    expect(offered.agent?.id).toBe(as('agent').userId);
    expect(offered.colleagues.map(({ id }) => id).toSorted()).toEqual(
      [as('owner').userId, as('other').userId].toSorted(),
    );
    expect(await listAgentsToBook(as('other'), 'unknown')).toMatchObject({ agent: null });
    expect(await bookInDiary(as('other'), input(first, { whose: 'listing' }))).toHaveProperty('id');
    const { day } = at(first);
    const [shown] = await readDiary(as('other'), [day], as('agent').userId, 'en');
    expect(shown?.entries).toHaveLength(1);
  });

  describe('that took place without an appointment', () => {
    const DAY = 24 * HOUR;
    const ago = (days: number) => Math.floor(Date.now() / HOUR) * HOUR - days * DAY;
    const took = { outcome: 'tookPlace', internal: 'Too dark', forSeller: 'Liked it' };

    it('is entered with its outcome at a time that is taken, reserves nothing and emails nobody', async () => {
      for (const days of [1, 1, 365]) {
        expect(await bookInDiary(as('other'), input(ago(days), took))).toHaveProperty('id');
      }
      expect(await emailsOf(run)).toEqual([]);
      expect(await run(`select 1 from appointment_cells`)).toEqual([]);
      const viewings = await listListingViewings(listOnMarket()[0]?.id ?? '');
      expect(viewings.map(({ feedbackForSeller, outcome }) => [outcome, feedbackForSeller])).toEqual(
        Array(3).fill(['tookPlace', 'Liked it']),
      );
      expect(JSON.stringify(await run(`select * from activity_log`))).not.toMatch(/dark|Liked|ada@/);
    });

    it.each([
      [400, took, 'tooLongAgo'],
      [-2, took, 'early'],
      [1, {}, 'past'],
    ])('is refused %i days ago with %j: %s', async (days, changes, code) => {
      expect(await bookInDiary(as('agent'), input(ago(days), changes))).toEqual({ code });
      expect(await run(`select 1 from appointments`)).toEqual([]);
    });
  });

  it('has hours of its own over those of the office', async () => {
    const staffId = as('agent').userId;
    const hours = [{ weekday: 6, opens: '10:00', closes: '13:00' }];
    await saveHours(as('agent'), { staffId }, hours);
    expect(await readHours(as('owner'), { staffId })).toMatchObject({ own: hours, isEditable: true });
    const saturday = await readDiary(as('agent'), ['2027-01-09'], staffId, 'en');
    expect(saturday[0]?.open).toEqual([
      { from: Date.parse('2027-01-09T09:00:00Z'), to: Date.parse('2027-01-09T12:00:00Z') },
    ]);
  });
});
