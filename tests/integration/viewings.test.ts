import { buffer } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';
import { GET } from '@/app/api/booking/viewings/route';
import type { StaffActor } from '@/lib/access/actor';
import { wallClock } from '@/lib/appointments/time-zone';
import { isSignature } from '@/lib/diary/signature';
import { signForm } from '@/lib/diary/viewing-forms';
import { RightError } from '@/lib/errors/right-error';
import { listOnMarket } from '@/lib/listings/catalogue/listings';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { eraseAddress, exportAddress } from '@/lib/server/data/registry/personal-data';
import { deleteExpiredRows } from '@/lib/server/data/registry/retention';
import { composeEmail } from '@/lib/server/email/compose';
import { sendDueReminders } from '@/lib/server/services/appointments/send-due-reminders';
import { freeTimesOf } from '@/lib/server/services/calendars/free-times-of';
import { blockTime } from '@/lib/server/services/diary/block-time';
import { cancelInDiary, confirmInDiary, moveInDiary } from '@/lib/server/services/diary/change-in-diary';
import { addGuest, removeGuest } from '@/lib/server/services/diary/guests';
import { saveHours } from '@/lib/server/services/diary/hours';
import { readAppointment } from '@/lib/server/services/diary/read-diary';
import { undoMove } from '@/lib/server/services/diary/undo-move';
import {
  printViewingSheet,
  readViewingSheet,
  signViewingSheet,
  openViewingSheet,
} from '@/lib/server/services/diary/viewing-sheets';
import { getStorage } from '@/lib/server/storage/get-storage';
import { first, HALF_HOUR_MS, second, third } from '@/tests/support/booked-appointments';
import { onDatabase } from '@/tests/support/database/engines';
import { makeListedAgent } from '@/tests/support/listed-agent';
import { staffActor } from '@/tests/support/staff-actor';
import { withDiary } from '@/tests/support/with-diary';

process.env.BUILT_AT = '2026-11-25T00:00:00Z';

onDatabase(({ run }) => {
  describe('free times', () => {
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

  describe('guests', () => {
    const PATH = 'M10 20L30.5 40L600 199.9';
    const bea = { name: 'Bea Roca', email: 'Bea@example.com' };
    type Payload = Readonly<{ change: string; informs: boolean; phone: string; guests?: readonly unknown[] }>;

    const { as, bookedAt } = withDiary(run);
    let agent: StaffActor;
    let id = '';

    beforeEach(async () => {
      agent = as('agent');
      id = await bookedAt(first, { phone: '+34 600 123 123', notes: 'Tras la firma' });
    });

    const emailsTo = (recipient: string, kind = 'guestViewing') =>
      run<{ id: string; kind: string; payload: Payload }>(
        `select id, kind, payload from jobs where recipient = '${recipient}' and kind = '${kind}' order by created_at`,
      );
    const changes = async (recipient = 'bea@example.com') =>
      (await emailsTo(recipient)).map(({ payload }) => [payload.change, payload.informs]);
    const guestId = async () => (await readAppointment(agent, id, 'en'))?.guests[0]?.id ?? '';

    it('informs a guest by the first email, without the telephone and notes of the client', async () => {
      expect(await addGuest(agent, id, bea)).toEqual({ status: 'done' });
      expect(await changes()).toEqual([['booked', true]]);
      const [email] = await emailsTo('bea@example.com');
      const { attachments, text } = await composeEmail({ ...email!, recipient: 'bea@example.com', locale: 'en' });
      expect(text).toMatch(/art\. 14/);
      expect(text).not.toMatch(/600 ?123 ?123|Tras la firma|key=/);
      expect(String(attachments?.[0]?.content)).toContain('MAILTO:bea@example.com');
      expect(await run('select informed_at is not null as informed from appointment_guests')).toEqual([
        { informed: true },
      ]);
    });

    it('writes to guests when the viewing is moved, is tomorrow, or cancelled', async () => {
      await addGuest(agent, id, bea);
      expect(await moveInDiary(agent, id, third, true)).toEqual({ status: 'done' });
      await run(
        `update appointments set starts_at = now() + interval '20 hours', agreed_at = now() - interval '9 days'`,
      );
      expect(await sendDueReminders()).toBe(1);
      expect(await cancelInDiary(agent, id)).toEqual({ status: 'done' });
      expect(await changes()).toEqual([
        ['booked', true],
        ['moved', false],
        ['reminder', false],
        ['cancelled', false],
      ]);
      const [moved] = await emailsTo('ada@example.com', 'appointmentMoved');
      expect(moved?.payload.guests).toEqual([{ name: 'Bea Roca', email: 'bea@example.com' }]);
      const { attachments } = await composeEmail({ ...moved!, recipient: 'ada@example.com', locale: 'en' });
      expect(String(attachments?.[0]?.content).match(/^ATTENDEE/gm)).toHaveLength(2);
    });

    it('withdraws the emails to guests with a move that is undone', async () => {
      await addGuest(agent, id, bea);
      await moveInDiary(agent, id, third, true, true);
      expect(await undoMove(agent, id)).toBe('undone');
      expect(await changes()).toEqual([['booked', true]]);
    });

    it('writes to a guest of a requested viewing once it is confirmed', async () => {
      await run('update appointments set awaits_confirmation = true');
      await addGuest(agent, id, bea);
      expect(await changes()).toEqual([]);
      await confirmInDiary(agent, id);
      expect(await changes()).toEqual([['booked', true]]);
    });

    it('takes the viewing off the calendar of a guest that is removed', async () => {
      await addGuest(agent, id, bea);
      const guest = await guestId();
      expect(await removeGuest(agent, id, guest)).toEqual({ status: 'done' });
      expect(await changes()).toEqual([
        ['booked', true],
        ['cancelled', false],
      ]);
      expect(await removeGuest(agent, id, guest)).toEqual({ status: 'error', code: 'gone' });
    });

    it('refuses the client, an address twice, more than three, and other agents', async () => {
      expect(await addGuest(agent, id, { name: 'Ada', email: 'ADA@example.com' })).toMatchObject({ code: 'sameGuest' });
      await addGuest(agent, id, bea);
      expect(await addGuest(agent, id, bea)).toMatchObject({ code: 'sameGuest' });
      await expect(addGuest(as('other'), id, bea)).rejects.toThrow(RightError);
      for (const name of ['carla', 'dora']) await addGuest(agent, id, { name, email: `${name}@example.com` });
      expect(await addGuest(agent, id, { name: 'eva', email: 'eva@example.com' })).toMatchObject({
        code: 'tooManyGuests',
      });
      await run(`update appointments set starts_at = now() - interval '1 hour'`);
      expect(await removeGuest(agent, id, await guestId())).toMatchObject({ code: 'gone' });
    });

    it('has room for a signature of each on one page', async () => {
      for (const name of ['Bea Roca', 'Carla de la Torre y Fernández', 'Dora'])
        await addGuest(agent, id, { name, email: `${name.slice(0, 3).toLowerCase()}@example.com` });
      const pages = (pdf: Buffer | null) => pdf?.toString('latin1').match(/\/Type \/Page\b/g)?.length;
      expect(pages(await printViewingSheet(agent, id))).toBe(1);
      const view = await readViewingSheet(agent, id);
      expect(view?.sheet.visitors).toEqual(['Ada Puig', 'Bea Roca', 'Carla de la Torre y Fernández', 'Dora']);
      const signed = (view?.sheet.visitors ?? []).map((name) => ({ name, path: PATH }));
      expect(await signViewingSheet(agent, id, signed)).toBe(true);
      expect((await readViewingSheet(agent, id))?.stored).toHaveLength(1);
    });

    it('goes with the appointment, and with the address of the guest', async () => {
      await addGuest(agent, id, bea);
      expect(JSON.stringify(await exportAddress('bea@example.com'))).toContain('Bea Roca');
      await inTransaction(() => eraseAddress('bea@example.com'));
      expect(await run('select 1 from appointment_guests')).toEqual([]);
      expect(await changes()).toEqual([]);
      await addGuest(agent, id, bea);
      await run('delete from appointments');
      expect(await run('select 1 from appointment_guests')).toEqual([]);
    });
  });

  describe('the signed sheet', () => {
    const PATH = 'M10 20L30.5 40L600 199.9M5 5L6 6';

    function contentOf(pdf: Buffer): string {
      const parts: string[] = [];
      for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
        try {
          parts.push(inflateSync(pdf.subarray(at + 7, pdf.indexOf('endstream', at))).toString('latin1'));
        } catch {}
      }
      return parts.join('\n');
    }

    const { as, bookedAt } = withDiary(run);
    let agent: StaffActor = staffActor('agent');
    let id = '';

    beforeEach(async () => {
      agent = as('agent');
      id = await bookedAt(first);
    });

    const keys = async () =>
      (await run<{ storage_key: string }>(`select storage_key from document_versions`)).map((row) => row.storage_key);

    it('is one page in both languages, with or without a signature', async () => {
      const printed = await printViewingSheet(agent, id);
      expect(printed?.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
      expect(printed?.toString('latin1')).not.toContain('/S /Figure');
      const view = await readViewingSheet(agent, id);
      expect(view?.sheet.statements).toHaveLength(2);
      expect(view?.sheet.privacy.join()).toMatch(/RGPD.*GDPR/s);
      expect(view?.sheet.rows.map(([, value]) => value)).toEqual(
        expect.arrayContaining([listOnMarket()[0]?.reference, 'Ada Puig']),
      );
    });

    it('is stored as it was signed, in the storage that no visitor reads, and who opens it is recorded', async () => {
      expect(await signViewingSheet(agent, id, [{ name: 'Ada Puig', path: PATH }])).toBe(true);
      const [stored] = (await readViewingSheet(agent, id))?.stored ?? [];
      const opened = await openViewingSheet(agent, id, stored?.id ?? '');
      const pdf = opened ? await buffer(opened.stream) : Buffer.alloc(0);
      expect(pdf.length).toBe(opened?.bytes);
      expect(pdf.toString('latin1')).toContain('/S /Figure');
      expect(contentOf(pdf)).toMatch(/10 20 m\s+30\.5 40 l/);
      expect(await run(`select subject_kind, sale_id from documents`)).toEqual([
        { subject_kind: 'viewing', sale_id: null },
      ]);
      expect(await run(`select 1 from document_reads`)).toHaveLength(1);
      expect((await keys())[0]).toMatch(/^documents\//);
      const actions = await run<{ action: string }>(`select action from activity_log order by action`);
      expect(actions.map(({ action }) => action)).toEqual(expect.arrayContaining(['sheetOpened', 'viewingSigned']));
    });

    it('is signed by its agent alone, and of viewings alone', async () => {
      const other = { ...staffActor('agent'), userId: '7d0c2a4e-1111-4222-8333-444455556666' };
      await expect(signViewingSheet(other, id, [{ name: 'x', path: PATH }])).rejects.toThrow(RightError);
      expect(await keys()).toEqual([]);
      const call = await bookedAt(first, { kind: 'call', whose: 'office' });
      expect(await readViewingSheet(agent, call)).toBeNull();
      expect(await signViewingSheet(agent, call, [{ name: 'x', path: PATH }])).toBe(false);
      expect(await printViewingSheet(agent, 'sample')).toBeNull();
      expect(await openViewingSheet(agent, id, 'sample')).toBeNull();
    });

    it('stays for five years, and is closed once its appointment is gone', async () => {
      await signViewingSheet(agent, id, [{ name: 'Ada Puig', path: PATH }]);
      const [stored] = (await readViewingSheet(agent, id))?.stored ?? [];
      const [key = ''] = await keys();
      await run(`delete from appointments`);
      await deleteExpiredRows();
      expect(await getStorage().has(key)).toBe(true);
      expect(await openViewingSheet(agent, id, stored?.id ?? '')).toBeNull();
      await run(`update documents set created_at = now() - interval '61 months'`);
      await deleteExpiredRows();
      expect(await getStorage().has(key)).toBe(false);
      expect(await run(`select 1 from documents`)).toEqual([]);
    });
  });
});

it.each([
  ['nothing', ''],
  ['a point', 'M1 1'],
  ['a closed line', 'M1 1L2 2Z'],
  ['words', 'M1 1L2 2 url(x)'],
  ['what is outside the box', 'M1 1L2222 2'],
  ['more than anybody draws', `M1 1${'L1 1'.repeat(20_000)}`],
])('%s is no signature', (_, path) => {
  expect(isSignature(path)).toBe(false);
  const fields = { id: '7d0c2a4e-1111-4222-8333-444455556666', name: 'Ada', signature: path };
  expect(signForm.check?.(fields)).toEqual({ signature: 'noSignature' });
});
