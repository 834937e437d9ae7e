import type { StaffActor } from '@/lib/access/actor';
import { phoneText } from '@/lib/contacts/phone-number';
import { addImported, completeImported, findImported } from '@/lib/server/data/contacts/contact-imports';
import { adoptPhones } from '@/lib/server/data/contacts/contact-phones';
import { findContact, findContactId } from '@/lib/server/data/contacts/contacts';
import { readContact } from '@/lib/server/data/registry/contact-tables';
import { changeContact, joinContact } from '@/lib/server/services/contacts/change-contact';
import { openContact } from '@/lib/server/services/contacts/open-contact';
import { readContacts, readInbox } from '@/lib/server/services/contacts/read-inbox';
import { storeMessage } from '@/lib/server/services/enquiries/store-message';
import { contactsPart } from '@/lib/server/services/export/contacts-part';
import { onDatabase } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';

let counter = 0;
async function write(email: string | null, phone: string | null): Promise<string> {
  counter += 1;
  const message = await storeMessage({
    ...{ email, phone, idempotencyKey: `key-${counter}`, locale: 'es', name: 'Ada', message: 'Is it quiet?' },
    ...{ company: null, subject: null, listingId: null, source: email === null ? 'telephone' : 'website' },
  });
  if (!message?.contactId) throw new Error('not stored');
  return message.contactId;
}

const phonesOf = async (id: string) => (await findContact(id))?.phones.map(phoneText);
const row = (number: string, shown = '', label = '') => ({ number, shown, label });

onDatabase(({ run }) => {
  async function makeAgent(): Promise<StaffActor> {
    const { email, id } = await makeUser({ isEmailVerified: true, name: 'agent' });
    await run(`insert into staff (user_id, role, enrolled_at) values ('${id}', 'agent', now())`);
    return { kind: 'staff', role: 'agent', userId: id, email, name: 'agent', sessionId: 's' };
  }
  const mainOf = async (id: string) =>
    (await run<{ phone: string }>(`select phone from contacts where id = '${id}'`))[0]?.phone;

  it('keeps every number that a contact writes, each once, and the first as the main one', async () => {
    const id = await write('ada@example.com', '600 11 22 33');
    for (const phone of ['+34 93 411 22 33 ext. 12', '0034600112233', '+44 (0)7700 900123', null]) {
      expect(await write('ada@example.com', phone)).toBe(id);
    }
    expect(await phonesOf(id)).toEqual(['+34600112233', '+34934112233 ext. 12', '+447700900123']);
    expect(await mainOf(id)).toBe('+34600112233');
    for (let n = 0; n < 12; n += 1) await write('ada@example.com', `6001123${n + 10}`);
    expect(await phonesOf(id)).toHaveLength(10);
  });

  it('stores a message with the number as E.164 when it is certain, otherwise as typed', async () => {
    for (const phone of ['0044 (0) 20 7946 0018', '93 411 22 33 ext 12', '5555 555'])
      await write('ada@example.com', phone);
    expect(
      (await run<{ phone: string }>('select phone from messages order by created_at')).map(({ phone }) => phone),
    ).toEqual(['+442079460018', '+34934112233 ext. 12', '5555 555']);
  });

  it('gives a call to the contact with any of its numbers, but not with another extension', async () => {
    const id = await write('ada@example.com', '600 11 22 33');
    await write('ada@example.com', '934112233 ext. 12');
    const general = await write('general@example.com', '93 488 00 00');
    expect(await write(null, '+34 (93) 411 22 33 x12')).toBe(id);
    expect(await write(null, '0034 600-112-233')).toBe(id);
    expect(await write(null, '934880000 ext. 5')).toBe(general);
    const other = await write(null, '934112233 ext. 15');
    expect(other).not.toBe(id);
    expect((await openContact(await makeAgent(), id, 'en'))?.namesakes.map((namesake) => namesake.id)).toEqual([other]);
  });

  it.each([
    ...['600 11 22 33', '+34 600112233', '0034 600 11', '934112233', '+34 (0)93 411 22 33', '7700 900123'],
    ...['07700 900123', '+44 (0)7700 900', '0044 7700 900123', '+44 07700 900123'],
  ])('finds a contact by %j', async (search) => {
    const id = await write('ada@example.com', '600 11 22 33');
    for (const phone of ['93/411.22.33 ext. 12', '+447700900123']) await write('ada@example.com', phone);
    await write('bob@example.com', '611 22 33 44');
    const actor = await makeAgent();
    expect((await readContacts(actor, { search, agent: '' }, 1)).items.map((item) => item.id)).toEqual([id]);
    const inbox = await readInbox(actor, { state: 'open', agent: '', source: '', search }, 1, 'en');
    expect(inbox.items.map(({ contactId }) => contactId)).toEqual([id]);
  });

  it('shows what was typed in an enquiry when it is no complete number, once', async () => {
    const actor = await makeAgent();
    const id = await write('ada@example.com', '600 11 22 33');
    for (const phone of ['+34 600 11 22', '+999 123456', '+34 600 11 22']) await write('ada@example.com', phone);
    const contact = await openContact(actor, id, 'en');
    expect(contact?.phones.map(phoneText)).toEqual(['+34600112233']);
    expect(contact?.typedPhones.toSorted()).toEqual(['+34 600 11 22', '+999 123456']);
    const alone = await openContact(actor, await write(null, '+999 123456'), 'en');
    expect([alone?.phones.map(phoneText), alone?.typedPhones]).toEqual([[], ['+999 123456']]);
  });

  it('adds, changes and removes numbers, and sets the main one', async () => {
    const id = await write('ada@example.com', '600 11 22 33');
    await write('ada@example.com', '934112233');
    await write('ada@example.com', '+447700900123');
    // Arrived while the editor was open.
    await write('ada@example.com', '611223344');
    const phones = [
      row('', '+34600112233'),
      row('93 411 22 33 ext. 12', '+34934112233', 'Despacho'),
      row('+447700900123', '+447700900123', 'WhatsApp'),
      row('+49 (0) 209 223344', ''),
    ];
    const change = { name: 'Ada', locale: 'en', ownerId: '', phones, main: 2 } as const;
    expect(await changeContact(await makeAgent(), id, change)).toBe('changed');
    expect((await findContact(id))?.phones).toEqual([
      { e164: '+447700900123', extension: null, label: 'WhatsApp' },
      { e164: '+34934112233', extension: '12', label: 'Despacho' },
      { e164: '+49209223344', extension: null, label: null },
      { e164: '+34611223344', extension: null, label: null },
    ]);
    expect(await mainOf(id)).toBe('+447700900123');
    const none = ['+447700900123', '+34934112233 ext. 12', '+49209223344', '+34611223344'].map((shown) =>
      row('', shown),
    );
    await changeContact(await makeAgent(), id, { ...change, phones: none, main: 0 });
    expect([await phonesOf(id), await mainOf(id)]).toEqual([[], null]);
  });

  it('joins the numbers of both contacts', async () => {
    const [id, other] = [await write('ada@example.com', '600112233'), await write('eve@example.com', '934112233')];
    await write('eve@example.com', '600112233');
    expect(await joinContact(await makeAgent(), id, other)).toBe(true);
    expect(await phonesOf(id)).toEqual(['+34600112233', '+34934112233']);
  });

  it('hands over all numbers', async () => {
    const id = await write('ada@example.com', '600112233');
    await write('ada@example.com', '934112233 ext. 12');
    const actor = await makeAgent();
    const phones = [
      row('+34600112233', '+34600112233'),
      row('+34934112233 ext. 12', '+34934112233 ext. 12', 'Despacho'),
    ];
    await changeContact(actor, id, { name: 'Ada', locale: 'es', ownerId: '', phones, main: 0 });
    expect(await readContact(id)).toMatchObject({ phones: [{ e164: '+34600112233' }, { extension: '12' }] });
    const files: Record<string, unknown> = {};
    for await (const file of contactsPart.files(actor)) files[file.path] = file.content;
    expect(files['people/people.csv']).toContain('+34934112233 ext. 12 (Despacho)');
  });

  it('stores what a file gives, and completes known contacts', async () => {
    const phones = [
      { e164: '+34600112233', extension: null, label: null },
      { e164: '+34934112233', extension: '12', label: 'Despacho' },
    ];
    const further = { e164: '+34611223344', extension: null, label: null };
    const contact = {
      name: 'Ada',
      email: 'ada@example.com',
      furtherEmails: [],
      phone: '+34600112233',
      note: null,
      locale: 'es',
      basis: null,
      basisOn: null,
    } as const;
    expect((await addImported([{ ...contact, phones }])).length).toBe(1);
    const id = (await findContactId('ada@example.com')) ?? '';
    expect(await phonesOf(id)).toEqual(['+34600112233', '+34934112233 ext. 12']);
    await completeImported({ id, contact: { ...contact, phones: [further] } });
    expect(await phonesOf(id)).toEqual(['+34600112233', '+34934112233 ext. 12', '+34611223344']);
    const known = await findImported([{ ...contact, email: null, phones: [further] }]);
    expect(known.phones.get('+34611223344')).toBe(id);
  });

  describe('with contacts of the version before', () => {
    const store = async (phone: string) =>
      (
        await run<{ id: string }>(
          `insert into contacts (locale, source, phone) values ('es', 'desk', '${phone}') returning id`,
        )
      )[0]?.id ?? '';

    it('shows, finds and matches their telephones before the job has run', async () => {
      const id = await store('+34600112233');
      expect(await phonesOf(id)).toEqual(['+34600112233']);
      expect(await write(null, '600 11 22 33')).toBe(id);
      expect((await readContacts(await makeAgent(), { search: '600 11', agent: '' }, 1)).total).toBe(1);
    });

    it('takes their telephones over, corrects what is certain and leaves the rest', async () => {
      const stored = [
        '+34600112233',
        '+4407700900123',
        '+390669820000',
        '+490209223344',
        '+34123456789',
        '+9991234567',
      ];
      const ids: string[] = [];
      for (const phone of stored) ids.push(await store(phone));
      await adoptPhones();
      const right = ['+34600112233', '+447700900123', '+390669820000', '+49209223344', '+34123456789', '+9991234567'];
      expect(await Promise.all(ids.map(mainOf))).toEqual(right);
      const rows = () =>
        run<{ e164: string }>('select contact_id, e164, extension, position from contact_phones order by e164');
      const adopted = await rows();
      expect(adopted.map(({ e164 }) => e164)).toEqual(right.toSorted());
      await adoptPhones();
      expect(await rows()).toEqual(adopted);
    });

    it('takes the main telephone that an older instance changes', async () => {
      const id = await write('ada@example.com', '600112233');
      await run(`update contacts set phone = '+34934112233' where id = '${id}'`);
      expect(await phonesOf(id)).toEqual(['+34934112233', '+34600112233']);
      await adoptPhones();
      expect(await phonesOf(id)).toEqual(['+34934112233', '+34600112233']);
      expect(await run('select 1 from contact_phones')).toHaveLength(2);
    });

    it('lets an older instance store and erase contacts', async () => {
      const id = await store('+34600112233');
      await adoptPhones();
      await run(`delete from contacts where id = '${id}'`);
      expect(await run('select 1 from contact_phones')).toEqual([]);
    });

    it('takes over more than one batch', async () => {
      await run(
        `insert into contacts (locale, source, phone) select 'es', 'desk', '+346' || lpad(n::text, 8, '0') from generate_series(1, 450) n`,
      );
      await adoptPhones();
      expect(await run('select 1 from contact_phones')).toHaveLength(450);
    });
  });
});
