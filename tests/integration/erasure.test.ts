import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/server/env';
import { addReceivedEmail } from '@/lib/server/data/contacts/received-emails';
import { findContactId } from '@/lib/server/data/contacts/contacts';
import { tables } from '@/lib/server/data/registry/tables';
import { addNote, addRequirement, addTask } from '@/lib/server/services/contacts/contact-notes';
import { enterEnquiry } from '@/lib/server/services/contacts/enter-enquiry';
import { eraseContact, exportContact } from '@/lib/server/services/contacts/erase-contact';
import { recordContactOpened } from '@/lib/server/services/contacts/open-contact';
import { replyToContact } from '@/lib/server/services/contacts/reply-to-contact';
import { storeIncoming } from '@/lib/server/services/mailbox/store-email';
import { inviteStaff } from '@/lib/server/services/staff/invite-staff';
import { onDatabase, temporaryFolder } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';
import { makeStaff } from '@/tests/support/make-staff';

const [EMAIL, PHONE, NAME] = ['ada@example.com', '+34600112233', 'Ada Unique'];

/** Staff accounts are ended, never erased. */
const ofStaffAlone = [
  ...['staff', 'recovery_codes', 'lead_keys', 'listing_drafts', 'site_facts'],
  ...['calendars', 'calendar_rules', 'calendar_sources', 'calendar_blocks'],
];
/** Tables without personal data; counters and objections store hashes. */
const ofNobody = ['listing_previews', 'rate_limits', 'advert_objections'];
const notFilled = [...ofStaffAlone, ...ofNobody];
/** Stored as long as the mandate (data/sale-tables). */
const ofMandate = ['document_reads', 'document_versions', 'documents', 'offers', 'sale_members', 'sale_requests'];
/** Proofs of consent are stored for three years (RGPD, art. 7.1). */
const ofConsent = ['listing_consents', 'search_alerts', 'subscribers'];

onDatabase(({ run }) => {
  async function fill() {
    const [owner, agent] = [await makeStaff('owner'), await makeStaff('agent')];
    const { id } = await makeUser({ email: EMAIL, name: NAME, isEmailVerified: true });
    const far = "now() + interval '1 day'";
    for (const statement of [
      `insert into identities (provider, subject, user_id) values ('google', '${EMAIL}', '${id}')`,
      `insert into sessions (user_id, expires_at) values ('${id}', ${far})`,
      `insert into tokens (user_id, purpose, hash, expires_at) values ('${id}', 'reset', 'h', ${far})`,
      `insert into saved_homes (user_id, listing_id) values ('${id}', 'flat')`,
      `insert into listing_notes (user_id, listing_id, note) values ('${id}', 'flat', 'For ${NAME}')`,
      `insert into shared_lists (user_id, hash, expires_at) values ('${id}', 'h', ${far})`,
      `with saved as (insert into saved_valuations (user_id, home_key, name) values ('${id}', 'k', 'Home of ${NAME}') returning id)
       insert into valuation_entries (valuation_id, answers, low, high, level_as_of)
       select id, '{"street": "${NAME}"}', 1, 2, '2026' from saved`,
      `with made as (insert into appointments (reference, idempotency_key, user_id, locale, name, email, phone, notes, time_zone, starts_at, minutes)
       values ('R', '${EMAIL}', '${id}', 'es', '${NAME}', '${EMAIL}', '${PHONE}', '${NAME}', 'Europe/Madrid', ${far}, 30) returning id, starts_at),
       slot as (insert into appointment_slots (starts_at, appointment_id) select starts_at, id from made),
       cell as (insert into appointment_cells (calendar_id, starts_at, appointment_id, kind) select gen_random_uuid(), starts_at, id, 'appointment' from made)
       insert into appointment_keys (hash, appointment_id) select 'h', id from made`,
      `insert into listing_consents (email, locale, place, consent_text, consent_version, confirm_hash, confirm_expires_at)
       values ('${EMAIL}', 'es', '/', 'Yes', '1', 'h', ${far})`,
      `insert into search_alerts (email, locale, query, frequency, consent_version) values ('${EMAIL}', 'es', '', 'daily', '1')`,
      `with reader as (insert into subscribers (email, locale, consent_place, consent_version, status) values ('${EMAIL}', 'es', 'p', '1', 'confirmed') returning id),
       old as (insert into newsletter_jobs (subscriber_id, action) select id, 'subscribe' from reader),
       letter as (insert into campaigns (content, author) values ('{}', 'x') returning id)
       insert into campaign_sends (campaign_id, subscriber_id) select letter.id, reader.id from letter, reader`,
      `with sale as (insert into sales (listing_id) values ('flat') returning id),
       member as (insert into sale_members (sale_id, email, locale, user_id) select id, '${EMAIL}', 'es', '${id}' from sale),
       step as (insert into sale_milestones (sale_id, kind, note) select id, 'deed', '' from sale),
       sold as (insert into sold_prices (sale_id, area, type, size, price, sold_on)
       select id, 'calp', 'villa', 1, 1, '2026-11-20' from sale),
       offer as (insert into offers (sale_id, name, email, amount, conditions, received_on)
       select id, '${NAME}', '${EMAIL}', 1, 'If ${NAME} sells', '2026-11-20' from sale),
       accepted as (insert into offers (sale_id, name, email, amount, conditions, received_on, state)
       select id, '${NAME}', '${EMAIL}', 2, '', '2026-11-20', 'accepted' from sale),
       request as (insert into sale_requests (sale_id, kind, text, user_id, author) select id, 'wrongFact', '', '${id}', '${NAME}' from sale),
       paper as (insert into documents (sale_id, folder, name) select id, 'deed', 'Deed of ${NAME}' from sale returning id),
       version as (insert into document_versions (document_id, n, storage_key, sha256, bytes, extension, user_id, author)
       select id, 1, 'k', 's', 1, 'pdf', '${id}', '${NAME}' from paper returning id)
       insert into document_reads (version_id, user_id, reader) select id, '${id}', '${NAME}' from version`,
      `with sheet as (insert into documents (subject_kind, subject_id, folder, name)
       select 'viewing', id, 'viewing', reference from appointments returning id)
       insert into document_versions (document_id, n, storage_key, sha256, bytes, extension, user_id, author)
       select id, 1, 'sheet', 's', 1, 'pdf', '${agent.userId}', 'Agent' from sheet`,
      `insert into imports (kind, file_name, content, mapping, settings, author_id)
       values ('people', 'people.csv', 'name,email\n${NAME},Ada@Example.com', '[]', '{}', '${owner.userId}')`,
      `insert into jobs (kind, recipient, locale, payload) values
       ('contactThanks', '${EMAIL}', 'es', '{}'), ('appointmentNotice', 'agency@example.com', 'es', '{"name": "${NAME}", "email": "${EMAIL}"}')`,
    ]) {
      await run(statement);
    }
    const language = 'es' as const;
    const entered = { name: NAME, phone: PHONE, message: `Call ${PHONE}`, listing: '', language };
    await enterEnquiry(agent, { ...entered, email: EMAIL, source: 'telephone', sourceName: null });
    await enterEnquiry(agent, { ...entered, email: null, source: 'telephone', sourceName: null });
    const contactId = (await findContactId(EMAIL)) ?? '';
    await run(`update contacts set source = 'import', basis = 'request', basis_on = '2026-11-20'`);
    await run(`insert into listing_sends (contact_id, email, listing_id, price, basis, basis_at, stop_hash, sender)
      values ('${contactId}', '${EMAIL}', 'flat', 1, 'enquiry', now(), 'h', 'x')`);
    await run(`insert into listing_answers (contact_id, send_id, listing_id, answer, words)
      select contact_id, id, listing_id, 'notForMe', '${NAME}' from listing_sends`);
    await run(
      `insert into appointment_guests (appointment_id, name, email) select id, '${NAME}', '${EMAIL}' from appointments`,
    );
    await addNote(agent, contactId, `${NAME}, ${PHONE}`);
    await addTask(agent, contactId, { text: `Call ${NAME}`, dueOn: '2026-12-01', assigneeId: agent.userId });
    await addRequirement(agent, contactId, 'type=villa');
    await replyToContact(agent, contactId, { email: EMAIL, enquiryId: null, subject: NAME, text: `Dear ${NAME}` });
    const from = { name: NAME, address: EMAIL };
    const email = {
      messageId: EMAIL,
      from,
      recipients: [],
      answers: [],
      automatic: null,
      attachments: [`${NAME}.pdf`],
    };
    expect(await storeIncoming({ ...email, subject: NAME, text: `${NAME} ${PHONE}` }, EMAIL)).toBe('stored');
    await run(`insert into unmatched_emails (mail_key, name, email, subject, body, attachments, quoted)
      values ('other', '${NAME}', '${EMAIL}', 'S', '${PHONE}', '[]', '[]')`);
    await run(`insert into unknown_emails (mail_key, mailbox_id, uid_validity, uid, name, email, subject)
      values ('unknown', 'm', '1', 1, '${NAME}', '${EMAIL}', '${PHONE}')`);
    await run(`insert into ignored_senders (email) values ('${EMAIL}')`);
    await run(`insert into email_files (mail_key, mailbox, uid_validity, uid, part, position, name, bytes, storage_key)
      values ('${EMAIL}', 'm', '1', 1, '2', 0, '${NAME}.pdf', 1, 'documents/aa/stored'),
             ('other', 'm', '1', 2, '2', 0, '${NAME}.pdf', 1, null)`);
    await inviteStaff(owner, { email: EMAIL, role: 'agent', teamId: null }, 'es');
    await recordContactOpened(owner, contactId);
    return { owner, contactId };
  }

  async function traces(): Promise<readonly string[]> {
    const left: string[] = [];
    for (const { name } of tables) {
      const rows = await run(
        `select 1 from ${name} as row where row::text ~* 'ada@example\\.com|Ada Unique|600 ?112 ?233'`,
      );
      if (rows.length > 0) left.push(name);
    }
    return left;
  }

  it('leaves no trace of a person in any table but those that the law holds', async () => {
    const { contactId, owner } = await fill();
    // Every table with personal data needs a row here; add new tables above.
    const filled: string[] = [];
    for (const { name } of tables) if ((await run(`select 1 from ${name} limit 1`)).length > 0) filled.push(name);
    const personal = tables.filter((table) => table.personal !== null).map(({ name }) => name);
    expect(personal.filter((name) => ![...filled, ...notFilled].includes(name))).toEqual([]);
    expect(await traces()).toEqual(expect.arrayContaining(['contacts', 'contact_events', 'jobs', 'messages', 'users']));
    expect(await eraseContact(owner, contactId)).toBe('erased');
    expect([...(await traces())].sort()).toEqual([...ofMandate, ...ofConsent].sort());
    expect(await run(`select state from offers where name is not null`)).toEqual([{ state: 'accepted' }]);
    // The signed viewing sheet is stored for legal claims, without a name.
    expect(await run(`select 1 from documents where subject_kind = 'viewing'`)).toHaveLength(1);
  });

  it('deletes the files of emails to a person', async () => {
    const folder = temporaryFolder();
    jest.replaceProperty(env, 'MAIL_FOLDER', folder);
    const { contactId, owner } = await fill();
    writeFileSync(path.join(folder, 'a.eml'), `To: ${EMAIL}\r\nSubject: Hello\r\n\r\nDear ${NAME}\r\n`);
    writeFileSync(path.join(folder, 'b.eml'), 'To: other@example.com\r\nSubject: Hello\r\n\r\nDear Eva\r\n');
    expect(await eraseContact(owner, contactId)).toBe('erased');
    expect(readdirSync(folder)).toEqual(['b.eml']);
  });

  it('exports all of it before', async () => {
    const { contactId, owner } = await fill();
    const exported = JSON.stringify(await exportContact(owner, contactId));
    for (const words of [
      `Call ${PHONE}`,
      `Call ${NAME}`,
      'type=villa',
      `Dear ${NAME}`,
      `${NAME}.pdf`,
      'telephoneEnquiries',
      'emailsWithoutContact',
    ]) {
      expect(exported).toContain(words);
    }
  });

  it('stores an email of the mailbox once', async () => {
    const { contactId } = await fill();
    const event = { contactId, author: '', body: '', refId: null, email: null, subject: '', attachments: [] };
    expect(await addReceivedEmail({ ...event, mailKey: EMAIL, matchedBy: 'sender', automatic: null })).toBe(false);
  });
});
