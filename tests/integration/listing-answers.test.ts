import { randomUUID } from 'node:crypto';
import { momentOf, wallClock } from '@/lib/appointments/time-zone';
import { answerSubmission } from '@/lib/contacts/listing-answer-schema';
import { listOnMarket } from '@/lib/listings/catalogue/listings';
import { signedId } from '@/lib/server/crypto/signed-id';
import { insertListingSend } from '@/lib/server/data/alerts/listing-sends';
import { deleteExpiredRows } from '@/lib/server/data/registry/retention';
import { askAboutViewings } from '@/lib/server/services/appointments/ask-about-viewings';
import { joinContact, separateContact } from '@/lib/server/services/contacts/change-contact';
import { eraseContact, exportContact } from '@/lib/server/services/contacts/erase-contact';
import { openContact } from '@/lib/server/services/contacts/open-contact';
import { readAppointment } from '@/lib/server/services/diary/read-diary';
import {
  answerQuestion,
  readOpenAnswers,
  readQuestion,
  settleAnswer,
} from '@/lib/server/services/matching/listing-answers';
import { storeMessage } from '@/lib/server/services/enquiries/store-message';
import { first, third } from '@/tests/support/booked-appointments';
import { onDatabase } from '@/tests/support/database/engines';
import { withDiary } from '@/tests/support/with-diary';

process.env.BUILT_AT = '2026-11-25T00:00:00Z';

const ZONE = 'Europe/Madrid';
/** 20:00 on the day of a moment, and later. */
const eveningOf = (moment: number, minutes = 20 * 60) =>
  momentOf({ day: wallClock(moment, ZONE).day, minutes }, ZONE) ?? 0;

onDatabase(({ run }) => {
  const { as, bookedAt } = withDiary(run);
  const answer = (token: string, fields: Record<string, string>) =>
    answerQuestion(answerSubmission.schema.parse({ token, ...fields }));

  async function write(email: string): Promise<string> {
    const message = await storeMessage({
      ...{ idempotencyKey: `key-${email}`, locale: 'es', name: 'Ada Puig', email, company: null, subject: null },
      ...{ message: 'Hola', listingId: null },
    });
    return message?.contactId ?? '';
  }

  async function sent(contactId: string, email: string, sender: 'agent' | 'other' = 'agent'): Promise<string> {
    const id = randomUUID();
    const { userId } = as(sender);
    const basis = { kind: 'requested', at: new Date() } as const;
    const listingId = listOnMarket()[0]?.id ?? '';
    await insertListingSend({ id, contactId, email, listingId, price: 1, basis, token: id, senderId: userId, sender });
    return signedId('listing:answer', id);
  }

  it('keeps the last answer of a client, with a reason only for a refusal', async () => {
    const ada = await write('ada@example.com');
    const token = await sent(ada, 'ada@example.com');
    expect((await readQuestion(token))?.about.given).toBeNull();
    expect(await run('select 1 from listing_answers')).toEqual([]);
    expect(await answer(token, { answer: 'notForMe', reason: 'price', words: 'Por encima de lo previsto' })).toBe(
      'done',
    );
    expect(await answer(token, { answer: 'seeIt', reason: 'price', words: '' })).toBe('done');
    expect(await run('select answer, reason, words from listing_answers')).toEqual([
      { answer: 'seeIt', reason: null, words: '' },
    ]);
    expect(await answer(token, { answer: 'offer' })).toBe('required');
    expect((await openContact(as('agent'), ada, 'es'))?.timeline).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'listingAnswer', answer: expect.objectContaining({ answer: 'seeIt' }) }),
      ]),
    );
  });

  it('takes no answer by a link that is forged, of another question, or older than 30 days', async () => {
    const token = await sent(await write('ada@example.com'), 'ada@example.com');
    expect(await answer(`${token.slice(0, 22)}${'A'.repeat(21)}`, { answer: 'interesting' })).toBe('ended');
    expect(await answer(signedId('viewing:answer', await bookedAt(first)), { answer: 'offer' })).toBe('ended');
    await run(`update listing_sends set created_at = now() - interval '31 days'`);
    expect(await answer(token, { answer: 'interesting' })).toBe('ended');
    expect(await run('select 1 from listing_answers')).toEqual([]);
  });

  it('takes twenty answers a day by one link', async () => {
    const token = await sent(await write('ada@example.com'), 'ada@example.com');
    for (let n = 0; n < 20; n += 1) expect(await answer(token, { answer: 'interesting' })).toBe('done');
    expect(await answer(token, { answer: 'interesting' })).toBe('tooMany');
  });

  it('shows an answer in Today to the agent of the contact, until it is settled or answered anew', async () => {
    const ada = await write('ada@example.com');
    const token = await sent(ada, 'ada@example.com');
    await answer(token, { answer: 'interesting' });
    const totals = async () =>
      Promise.all(
        (['owner', 'agent', 'other'] as const).map(async (name) => (await readOpenAnswers(as(name), 8)).total),
      );
    expect(await totals()).toEqual([1, 1, 0]);
    await run(`update contacts set owner_id = '${as('other').userId}'`);
    expect(await totals()).toEqual([1, 0, 1]);
    const [open] = (await readOpenAnswers(as('other'), 8)).items;
    expect(await settleAnswer(as('other'), open?.id ?? '')).toBe(true);
    expect(await settleAnswer(as('other'), open?.id ?? '')).toBe(false);
    expect(await totals()).toEqual([0, 0, 0]);
    await answer(token, { answer: 'seeIt' });
    expect(await totals()).toEqual([1, 0, 1]);
    expect(await run(`select subject_id from activity_log where action = 'answerSettled'`)).toEqual([
      { subject_id: ada },
    ]);
  });

  it('asks visitors once, in the evening after the viewing, and tells the agent alone', async () => {
    const [seen, missed, late] = [
      await bookedAt(first),
      await bookedAt(third, { email: 'bea@example.com' }),
      await bookedAt(eveningOf(first, 19 * 60 + 15), { email: 'carla@example.com' }),
    ];
    await run(`update appointments set outcome = 'noShow' where id = '${missed}'`);
    expect(await askAboutViewings(eveningOf(first) - 60_000)).toBe(0);
    expect(await askAboutViewings(eveningOf(first, 22 * 60))).toBe(0);
    expect(await askAboutViewings(eveningOf(first))).toBe(1);
    expect(await askAboutViewings(eveningOf(first, 21 * 60))).toBe(0);
    expect(await askAboutViewings(eveningOf(first + 24 * 3_600_000))).toBe(1);
    const emails = await run<{ recipient: string }>(
      `select recipient from jobs where kind = 'viewingQuestions' order by recipient`,
    );
    expect(emails.map(({ recipient }) => recipient)).toEqual(['ada@example.com', 'carla@example.com']);
    expect(await answer(signedId('viewing:answer', seen), { answer: 'perhapsOffer', words: 'La luz' })).toBe('done');
    expect(await answer(signedId('viewing:answer', late), { answer: 'seeIt' })).toBe('required');
    expect(await readAppointment(as('agent'), seen, 'es')).toMatchObject({
      opinion: { answer: 'perhapsOffer', words: 'La luz' },
      feedbackForSeller: null,
    });
  });

  it('goes with the contact: joined, separated, exported, erased, and after 24 months', async () => {
    const [ada, bea] = [await write('ada@example.com'), await write('bea@example.com')];
    await answer(await sent(bea, 'bea@example.com'), { answer: 'notForMe', reason: 'size', words: 'Pequeño' });
    const ofContact = async () =>
      (await run<{ contact_id: string }>('select contact_id from listing_answers'))[0]?.contact_id;
    await joinContact(as('owner'), ada, bea);
    expect(await ofContact()).toBe(ada);
    const own = await separateContact(as('owner'), ada, 'bea@example.com');
    expect(await ofContact()).toBe(own);
    expect(JSON.stringify(await exportContact(as('owner'), own ?? ''))).toContain('Pequeño');
    await eraseContact(as('owner'), own ?? '');
    expect(await run('select 1 from listing_answers')).toEqual([]);
    await answer(await sent(ada, 'ada@example.com'), { answer: 'interesting' });
    await run(`update listing_answers set answered_at = now() - interval '25 months'`);
    await deleteExpiredRows();
    expect(await run('select 1 from listing_answers')).toEqual([]);
  });
});
