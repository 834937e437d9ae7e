import type { StaffActor } from '@/lib/access/actor';
import { findContactId } from '@/lib/server/data/contacts/contacts';
import { deleteExpiredRows } from '@/lib/server/data/registry/retention';
import { composeEmail } from '@/lib/server/email/compose';
import {
  noteInformed,
  readUninformed,
  remindOfUninformed,
  sendInformation,
} from '@/lib/server/services/contacts/inform-contacts';
import { replyToContact } from '@/lib/server/services/contacts/reply-to-contact';
import { submitContact } from '@/lib/server/services/enquiries/submit-contact';
import { importContacts } from '@/lib/server/services/imports/import-contacts';
import { openImport, startImport } from '@/lib/server/services/imports/open-import';
import { onDatabase } from '@/tests/support/database/engines';
import { makeStaff } from '@/tests/support/make-staff';

onDatabase(({ run }) => {
  let owner: StaffActor;

  beforeEach(async () => {
    owner = await makeStaff('owner');
    const rows = ['a@example.com;;Cliente', 'b@example.com;;Cliente', ';600112233;Cliente'];
    const bytes = Buffer.from(['Email;Móvil;Base', ...rows].join('\n'));
    const started = await startImport(owner, 'people', { bytes, name: 'x.csv' });
    if (started.status === 'error') throw new Error(started.code);
    const open = await openImport(owner, 'people', started.id);
    if (!open) throw new Error('not there');
    await importContacts(owner, open);
  });

  const idOf = async (email: string) => (await findContactId(email)) ?? '';
  const left = async () => (await readUninformed(owner)).items.map(({ email }) => email).sort();
  const jobs = (kind: string) =>
    run<{ id: string; recipient: string; payload: Record<string, unknown> }>(
      `select id, recipient, payload from jobs where kind = '${kind}' order by recipient`,
    );

  it('informs all with an address by email, once, and the others by a note', async () => {
    expect(await left()).toEqual(['a@example.com', 'b@example.com', null].sort());
    expect([await sendInformation(owner), await sendInformation(owner)]).toEqual([2, 0]);
    const sent = await jobs('contactInformation');
    expect(sent.map(({ recipient }) => recipient)).toEqual(['a@example.com', 'b@example.com']);
    const [third] = (await readUninformed(owner)).items;
    expect(await noteInformed(owner, third?.id ?? '')).toBe(true);
    expect(await noteInformed(owner, third?.id ?? '')).toBe(false);
    expect(await left()).toEqual([]);
    expect(await run(`select 1 from activity_log where action = 'contactInformed'`)).toHaveLength(3);
    const client = { kind: 'client', userId: owner.userId } as unknown as StaffActor;
    await expect(sendInformation(client)).rejects.toThrow('contact.edit');
    await expect(readUninformed(client)).rejects.toThrow('contact.read');
  });

  it('reaches those with an address behind many without one, and shows them page by page', async () => {
    await run(`insert into contacts (name, locale, source, inform_by)
      select 'P' || n, 'es', 'import', now() + interval '1 day' from generate_series(1, 200) as n`);
    const { items, pageCount, total, withEmail } = await readUninformed(owner);
    expect([items.length, pageCount, total, withEmail]).toEqual([50, 5, 203, 2]);
    expect((await readUninformed(owner, 5)).items).toHaveLength(3);
    expect(await sendInformation(owner)).toBe(2);
  });

  it('puts the information into the first email to the contact, and not into the second', async () => {
    const id = await idOf('a@example.com');
    const reply = { email: 'a@example.com', enquiryId: null, subject: 'Hola', text: 'Una vivienda' };
    await replyToContact(owner, id, reply);
    await replyToContact(owner, id, reply);
    const texts = await Promise.all(
      (await jobs('contactReply')).map((job) => composeEmail({ ...job, kind: 'contactReply', locale: 'es' })),
    );
    expect(texts.filter(({ text }) => text.includes('/es/privacy-policy'))).toHaveLength(1);
    expect(await left()).toHaveLength(2);
  });

  it('lists none who has written by a form, and reminds the owners once before the deletion', async () => {
    const visitor = { ip: '203.0.113.7', locale: 'es' } as const;
    await submitContact({ name: 'B', email: 'b@example.com', company: '', subject: '', message: 'Hola' }, visitor);
    expect(await left()).toHaveLength(2);
    await remindOfUninformed();
    expect(await jobs('contactsUninformed')).toEqual([]);
    await run(`update contacts set inform_by = now() + interval '9 days'`);
    await remindOfUninformed();
    await remindOfUninformed();
    const reminders = await jobs('contactsUninformed');
    expect(reminders.map(({ payload }) => payload.count)).toEqual([2]);
    await run(`update contacts set inform_by = now() - interval '1 minute'`);
    await deleteExpiredRows();
    expect(await run('select email from contact_emails')).toEqual([{ email: 'b@example.com' }]);
  });
});
