import type { StaffActor } from '@/lib/access/actor';
import { listListings } from '@/lib/listings/catalogue/listings';
import { findInboxEnquiry } from '@/lib/server/data/contacts/inbox';
import { addUnmatchedEmail, countUnmatchedEmails } from '@/lib/server/data/contacts/unmatched-emails';
import { composeEmail } from '@/lib/server/email/compose';
import { messageIdOf } from '@/lib/server/message-id';
import { toMessage } from '@/lib/server/providers/mail/message';
import { findContactId } from '@/lib/server/data/contacts/contacts';
import { openContact } from '@/lib/server/services/contacts/open-contact';
import { readAppointment } from '@/lib/server/services/diary/read-diary';
import { replyToContact } from '@/lib/server/services/contacts/reply-to-contact';
import { storeMessage } from '@/lib/server/services/enquiries/store-message';
import { storeIncoming } from '@/lib/server/services/mailbox/store-email';
import {
  attachEmail,
  attachToSender,
  openUnmatched,
  readUnmatched,
  setAside,
} from '@/lib/server/services/mailbox/unmatched-emails';
import { wordsOf } from '@/lib/server/services/mailbox/words-of';
import { onDatabase } from '@/tests/support/database/engines';
import { readField } from '@/tests/support/field-emails';
import { makeStaff } from '@/tests/support/make-staff';
import { bookAppointment } from '@/lib/server/services/appointments/book-appointment';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { openDays, slotsOfDay } from '@/lib/appointments/slots';
import { addDays } from '@/lib/appointments/time-zone';

const listing = listListings().find(({ status }) => status === 'available');
if (!listing) throw new Error('The portfolio has nothing');
const CLARA = 'clara@example.com';
let counter = 0;

function someSlot(): number {
  for (let day = addDays(openDays(appointmentRules(), Date.now()).first, 10); ; day = addDays(day, 1)) {
    const [slot] = slotsOfDay(appointmentRules(), day);
    if (slot !== undefined) return slot;
  }
}

onDatabase(({ run }) => {
  let agent: StaffActor;
  let enquiryId: string;
  let contactId: string;
  let MID: string;
  const other = { MID: '<0102018f-ses-000000@eu-west-1.amazonses.example>' };

  beforeEach(async () => {
    agent = await makeStaff('agent', listing.agent);
    counter += 1;
    const message = await storeMessage({
      ...{ idempotencyKey: `key-${counter}`, locale: 'es', name: 'Clara', email: CLARA },
      ...{ company: null, subject: null, message: '¿Está libre?', listingId: listing.id },
    });
    if (!message?.contactId) throw new Error('not stored');
    [enquiryId, contactId] = [message.id, message.contactId];
    await replyToContact(agent, contactId, { email: CLARA, enquiryId, subject: 'Su consulta', text: 'Sí.' });
    const [job] = await run<Parameters<typeof composeEmail>[0]>(`select * from jobs where kind = 'contactReply'`);
    if (!job) throw new Error('no reply');
    MID = String(toMessage(await composeEmail(job)).messageId);
  });

  const receive = async (name: string, places: Parameters<typeof readField>[1] = {}) =>
    storeIncoming(await readField(name, { MID, CLIENT: CLARA, ...places }), `key-${(counter += 1)}`);
  const shown = async () => {
    const items = (await openContact(agent, contactId, 'es'))?.timeline ?? [];
    return items.flatMap((item) => (item.kind === 'receivedEmail' ? [item] : []));
  };
  const state = async () => (await findInboxEnquiry(enquiryId))?.state;
  const notices = () =>
    run<{ payload: Readonly<Record<string, unknown>> }>(`select payload from jobs where kind = 'answerNotice'`);

  it.each([
    ['t01', 'read', 'Su mensaje se ha mostrado. No garantiza que se haya leido.'],
    ['t02', 'reply', 'Estoy de vacaciones hasta el 3 de diciembre. Para urgencias llame al 600 111 000.'],
    ['t03a', 'delayed', `This is a report about your message to ${CLARA}: delayed.`],
    ['t03c', 'bounce', `This is a report about your message to ${CLARA}: failed.`],
  ])('records %s as %s, and opens nothing again', async (name, automatic, text) => {
    expect(await receive(name)).toBe('stored');
    expect(await shown()).toMatchObject([{ automatic, parts: [{ text, isQuoted: false }] }]);
    expect(await state()).toBe('waiting');
    expect(await notices()).toEqual([]);
  });

  it.each(['t04a', 't04b', 't04c'])('shows the new words of %s first and folds the history', async (name) => {
    await receive(name);
    const [item] = await shown();
    const [own, ...others] = item?.parts ?? [];
    expect(own?.text).toMatch(/^El jueves a las 10 me va bien\.(\n\nClara)?$/);
    expect(others).toHaveLength(1);
    expect(others[0]).toMatchObject({
      isQuoted: true,
      text: expect.stringMatching(/libre\. ¿?Cuando? |libre\. ¿Cuándo/),
    });
    expect(await state()).toBe('unanswered');
    expect((await notices())[0]?.payload.text).toBe(own?.text);
  });

  it('keeps the lines and the address of a history in HTML (n2), and folds it', async () => {
    await receive('n2');
    const [item] = await shown();
    expect(item?.parts).toEqual([
      { text: 'El jueves a las 10 me va bien.\n\nClara', isQuoted: false },
      {
        text: expect.stringMatching(/^De: Agencia <info@agency\.example>\nEnviado el: [^\n]+\nPara: /),
        isQuoted: true,
      },
    ]);
  });

  it.each([
    ['t05a', ''],
    ['t05b', 'Client ha rechazado esta invitacion.'],
  ])('says that the person declines (%s), and tells the agent', async (name, text) => {
    const booked = await bookAppointment(
      {
        start: someSlot(),
        minutes: 30,
        name: 'Clara',
        email: CLARA,
        phone: '+34 600 000 000',
        notes: '',
        timeZone: 'Europe/Madrid',
        locale: 'es',
        formKey: `form-key-of-the-answer-${counter}`,
      },
      { ip: '192.0.2.1', locale: 'es' },
      null,
    );
    expect(booked).toMatchObject({ status: 'done' });
    const [row] = await run<{ id: string; calendar_uid: string }>('select id, calendar_uid from appointments');
    if (!row) throw new Error('no appointment');
    await receive(name, { UID: row.calendar_uid });
    const [item] = await shown();
    expect(item).toMatchObject({
      automatic: null,
      invitation: { answer: 'declined', start: '2027-01-18T09:00:00.000Z' },
      parts: text === '' ? [] : [{ text }],
    });
    expect(await state()).toBe('unanswered');
    expect((await notices())[0]?.payload).toMatchObject({ invitation: { answer: 'declined' } });
    const appointment = await readAppointment(agent, row.id, 'es');
    expect(appointment).toMatchObject({ state: 'confirmed', answer: { answer: 'declined', name: 'Client' } });
    const timeline = (await openContact(agent, contactId, 'es'))?.timeline ?? [];
    expect(timeline.find(({ kind }) => kind === 'appointment')).toMatchObject({ answer: 'declined' });
  });

  it('finds the contact of an answer to an invitation by its appointment', async () => {
    await run(`insert into appointments
      (reference, idempotency_key, locale, name, email, phone, time_zone, starts_at, minutes, calendar_uid, contact_id)
      values ('A-1', 'a-1', 'es', 'Clara', '${CLARA}', '1', 'Europe/Madrid', now(), 30, 'uid-1@agency.example', '${contactId}')`);
    await receive('t05a', { UID: 'uid-1@agency.example', MID: '<x@y>', CLIENT: 'husband@example.net' });
    expect(await shown()).toMatchObject([{ from: 'husband@example.net', invitation: { answer: 'declined' } }]);
    const [row] = await run<{ id: string }>('select id from appointments');
    const answered = async () => (await readAppointment(agent, row?.id ?? '', 'es'))?.answer;
    expect(await answered()).toBeNull();
    await receive('t05a', { UID: 'uid-1@agency.example', MID: '<y@z>', CLIENT: CLARA });
    expect(await answered()).toMatchObject({ answer: 'declined', proposed: null });
  });

  it('names winmail.dat as the place of the text', async () => {
    await receive('t25');
    await receive('t25b');
    for (const item of await shown()) expect(item).toMatchObject({ parts: [], attachments: ['winmail.dat'] });
    expect(await shown()).toHaveLength(2);
    expect(await state()).toBe('unanswered');
    expect(await notices()).toHaveLength(2);
  });

  it.each([
    ['n1', 'Hasta 450.000 €, con ascensor y terraza. Mañana le llamo.', []],
    ['n2', 'El jueves a las 10 me va bien.\n\nClara', []],
    ['n3', null, ['pasaporte.jpg']],
    ['n4', 'Me ha llegado esto de su correo. ¿Es normal?', []],
    ['n5', 'El jueves a las 10 me va bien. Un saludo, Clara', []],
    ['n7', 'El jueves a las 10 me va bien, ¿de acuerdo?', []],
  ])('shows the words of %s as a person’s', async (name, words, attachments) => {
    await receive(name);
    const [item] = await shown();
    expect(item).toMatchObject({ automatic: null, attachments });
    const text = item?.parts.find(({ isQuoted }) => !isQuoted)?.text ?? null;
    expect(text === null ? null : text.startsWith(words ?? '?') && words).toBe(words);
    expect(await state()).toBe('unanswered');
    expect(await notices()).toHaveLength(1);
  });

  it('keeps nothing of an unknown sender while these are not listed', async () => {
    expect(await receive('t24', other)).toBe('ours');
    expect(await run('select 1 from unmatched_emails union select 1 from unknown_emails')).toEqual([]);
  });

  describe('an email without a contact that a former version kept (t24)', () => {
    beforeEach(async () => {
      const email = await readField('t24', { CLIENT: CLARA, ...other });
      const { from, sentAt = null } = email;
      const kept = { ...wordsOf(email), sentAt, name: from?.name ?? '', portal: null, fields: null };
      expect(await addUnmatchedEmail({ ...kept, mailKey: 'kept' })).toBe(true);
    });
    const listed = async () => (await readUnmatched(agent, 'open', 1)).items;

    it('is listed with its sender, subject and words, and counted', async () => {
      expect(await listed()).toMatchObject([
        {
          name: 'Clara Otra',
          from: 'clara.otra@mail.example',
          subject: 'Re: Su consulta sobre la vivienda CM-0426',
          parts: [{ text: 'Soy Clara, le escribo desde mi otro correo. El jueves a las 10 me va bien.' }],
        },
      ]);
      expect(await countUnmatchedEmails()).toBe(1);
    });

    it('is put to a contact, which opens the enquiry again, and so are later ones', async () => {
      const [email] = await listed();
      if (!email) throw new Error('nothing listed');
      expect(await attachEmail(agent, email.id, { contactId, isOwnAddress: true })).toBe(true);
      expect(await attachEmail(agent, email.id, { contactId, isOwnAddress: true })).toBe(false);
      expect(await shown()).toMatchObject([{ from: 'clara.otra@mail.example', isBySenderAlone: false }]);
      expect(await state()).toBe('unanswered');
      expect(await notices()).toHaveLength(1);
      expect(await receive('t24', other)).toBe('stored');
      expect(await countUnmatchedEmails()).toBe(0);
    });

    it('becomes a new contact', async () => {
      const [email] = await listed();
      const id = email && (await attachToSender(agent, email.id, 'es'));
      expect(id).toBe(await findContactId('clara.otra@mail.example'));
      expect(await listed()).toEqual([]);
    });

    it('is set aside and brought back', async () => {
      const [email] = await listed();
      if (!email) throw new Error('nothing listed');
      expect(await setAside(agent, email.id, true)).toBe(true);
      expect(await listed()).toEqual([]);
      expect(await countUnmatchedEmails()).toBe(0);
      expect((await readUnmatched(agent, 'setAside', 1)).total).toBe(1);
      await setAside(agent, email.id, false);
      expect(await openUnmatched(agent, email.id)).toMatchObject({ isSetAside: false });
    });
  });

  it('reads a report by the recipient that is the contact', async () => {
    const email = await readField('t03c', { MID });
    const [delivery] = email.deliveries ?? [];
    if (!delivery) throw new Error('no delivery');
    const deliveries = [delivery, { ...delivery, addresses: [CLARA], outcome: 'delayed' as const }];
    await storeIncoming(
      { ...email, deliveries: [{ ...delivery, addresses: ['x@y.example'] }, ...deliveries.slice(1)] },
      'k',
    );
    expect(await shown()).toMatchObject([{ automatic: 'delayed' }]);
  });

  it('finds the contact of a report without our email by its recipient', async () => {
    await receive('t03c', { MID: messageIdOf('unknown') });
    expect(await shown()).toMatchObject([{ automatic: 'bounce', isBySenderAlone: true }]);
  });
});
