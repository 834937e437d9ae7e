import type { StaffActor } from '@/lib/access/actor';
import { RightError } from '@/lib/errors/right-error';
import { listStoredListings } from '@/lib/server/data/listings/catalogue';
import { listContacts } from '@/lib/server/data/contacts/contact-list';
import { findContact, findContactId } from '@/lib/server/data/contacts/contacts';
import { deleteExpiredRows } from '@/lib/server/data/registry/retention';
import { importListings, planListings } from '@/lib/server/services/imports/import-listings';
import { importContacts, planContacts } from '@/lib/server/services/imports/import-contacts';
import { dropImport, mapImport, openImport, startImport } from '@/lib/server/services/imports/open-import';
import { noteBasis } from '@/lib/server/services/contacts/change-contact';
import { replyToContact } from '@/lib/server/services/contacts/reply-to-contact';
import { onDatabase } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';

async function makeStaff(role: 'owner' | 'agent' = 'owner'): Promise<StaffActor> {
  const { email, id } = await makeUser();
  return { kind: 'staff', role, userId: id, email, name: `Ana ${role}`, sessionId: 's' };
}

async function take(actor: StaffActor, kind: 'listings' | 'people', lines: readonly string[]) {
  const started = await startImport(actor, kind, {
    bytes: Buffer.from(lines.join('\r\n'), 'utf8'),
    name: 'export.csv',
  });
  if (started.status !== 'started') throw new Error(started.code);
  const open = await openImport(actor, kind, started.id);
  if (!open) throw new Error('not there');
  return open;
}

const HOMES = 'Ref;Operación;Tipo;Precio;Población;Zona;Habitaciones;Estancias';
const listing = (n: number, price = '250.000 €') => `A-${n};Venta;Piso;${price};Barcelona;Eixample;3;cocina`;

onDatabase(({ run }) => {
  it('stores 120 homes as drafts, and changes them by their references', async () => {
    const owner = await makeStaff();
    const lines = [HOMES, ...Array.from({ length: 120 }, (_, n) => listing(n))];
    expect(await importListings(owner, await take(owner, 'listings', lines))).toEqual({
      ...{ added: 120, changed: 0, refused: 0, hasImages: false },
    });
    const stored = (await listStoredListings()).filter(({ reference }) => /^A-\d+$/.test(reference));
    expect(stored.length).toBe(120);
    expect(stored.every(({ publishedAt, source }) => publishedAt === null && source === 'desk')).toBe(true);
    expect(stored[0]?.base).toMatchObject({ price: 250_000, area: 'eixample', bedrooms: 3, operation: 'sale' });

    const again = await take(owner, 'listings', [
      HOMES,
      listing(0, '240.000'),
      'a 1;;;;;;;',
      listing(2),
      listing(2),
      ';Venta;;;;;;',
    ]);
    const planned = await planListings(owner, again);
    expect(planned.map(({ outcome }) => outcome)).toEqual([
      'changed',
      'unchanged',
      'unchanged',
      'twice',
      'noReference',
    ]);
    expect(await importListings(owner, again)).toEqual({ added: 0, changed: 1, refused: 2, hasImages: false });
    const changed = (await listStoredListings()).find(({ reference }) => reference === 'A-0');
    expect([changed?.base.price, changed?.base.bedrooms, changed?.editVersion]).toEqual([240_000, 3, 1]);
    expect(await openImport(owner, 'listings', again.stored.id)).toBeNull();
  });

  it('leaves published homes, those of other sources and references of deleted ones alone', async () => {
    const owner = await makeStaff();
    await importListings(owner, await take(owner, 'listings', [HOMES, listing(1), listing(2), listing(3)]));
    await run(`update listings set published_at = now() where reference = 'A-1'`);
    await run(`update listings set source = 'feed:x' where reference = 'A-2'`);
    await run(`update listings set deleted_at = now() where reference = 'A-3'`);
    const open = await take(owner, 'listings', [HOMES, listing(1, '1'), listing(2, '1'), listing(3, '1')]);
    expect((await planListings(owner, open)).map(({ outcome }) => outcome)).toEqual([
      'published',
      'ofSource',
      'deleted',
    ]);
    expect(await importListings(owner, open)).toEqual({ added: 0, changed: 0, refused: 3, hasImages: false });
  });

  it('keeps what somebody said of the columns for the next file', async () => {
    const owner = await makeStaff();
    const open = await take(owner, 'listings', [HOMES, listing(1)]);
    expect(open.stored.mapping).toEqual([
      ...['reference', 'operation', 'type', 'price', 'municipality', 'neighbourhood', 'bedrooms', ''],
    ]);
    const mapping = ['reference', 'operation', 'type', 'price', 'municipality', '', 'bathrooms', ''];
    await mapImport(owner, open, mapping, {});
    const next = await take(owner, 'listings', [HOMES.toUpperCase(), listing(2)]);
    expect(next.stored.mapping).toEqual(mapping);
    await dropImport(owner, next);
    expect(await openImport(owner, 'listings', next.stored.id)).toBeNull();
  });

  it('takes over people with a reason, leaves out the others, and says nothing of them in the log', async () => {
    const owner = await makeStaff();
    const lines = [
      'Nombre completo,Email,Móvil,Idioma,Base legal,Fecha',
      ...Array.from({ length: 900 }, (_, n) => {
        const basis = ['Cliente,', 'Lead idealista,01/02/2024', 'Lead idealista,', ','][n % 4] ?? '';
        return `Persona ${n},p${n}@example.com,6${String(10_000_000 + n)},${n % 2 ? 'Inglés' : ''},${basis}`;
      }),
    ];
    const open = await take(owner, 'people', lines);
    const counts = { added: 225, joined: 0, refused: 0, withoutBasis: 675 };
    expect(await importContacts(owner, open)).toEqual(counts);
    expect((await listContacts({ search: '', agent: '' }, 1, 0)).total).toBe(225);
    expect(await findContactId('p1@example.com')).toBeNull();
    expect(await findContact((await findContactId('p4@example.com')) ?? '')).toMatchObject({
      ...{ name: 'Persona 4', phone: '+34610000004', locale: 'es', source: 'import', basis: 'client' },
    });
    const log = await run<{ text: string }>(
      `select after::text as text from activity_log where action = 'peopleImported'`,
    );
    expect(log.map(({ text }) => JSON.parse(text) as unknown)).toEqual([counts]);
    // Contacts without enquiries are not deleted.
    await run(`update contacts set created_at = now() - interval '3 days'`);
    await deleteExpiredRows();
    expect((await listContacts({ search: '', agent: '' }, 1, 0)).total).toBe(225);
  });

  it('joins people who are there by their address, and fills in what is missing', async () => {
    const owner = await makeStaff();
    const head = 'Nombre completo;Email;Móvil;Base legal';
    await importContacts(owner, await take(owner, 'people', [head, ';a@example.com;;Lo pidió', ';;600112233;Cliente']));
    const open = await take(owner, 'people', [
      ...[
        head,
        'Ana;A@example.com;600 00 00 00;Cliente',
        'Bea;;+34 600 112 233;Cliente',
        'Cai;x;;',
        'Ana;a@example.com;;',
      ],
    ]);
    const outcomes = (await planContacts(owner, open)).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['joined', 'joined', 'unreachable', 'twice']);
    expect(await importContacts(owner, open)).toEqual({ added: 0, joined: 2, refused: 2, withoutBasis: 0 });
    const ana = await findContact((await findContactId('a@example.com')) ?? '');
    expect(ana).toMatchObject({ name: 'Ana', phone: '+34600000000', basis: 'request' });
    expect((await listContacts({ search: '', agent: '' }, 9, 0)).people.map(({ name }) => name).sort()).toEqual([
      'Ana',
      'Bea',
    ]);
  });

  it('lets nobody write to a person of an earlier import without a reason, until there is one', async () => {
    const owner = await makeStaff();
    await importContacts(owner, await take(owner, 'people', ['Email;Base', 'a@example.com;Cliente']));
    await run(`update contacts set basis = null`);
    const id = (await findContactId('a@example.com')) ?? '';
    const reply = { email: 'a@example.com', enquiryId: null, subject: 'Hello', text: 'A home' };
    expect(await replyToContact(owner, id, reply)).toBe('noBasis');
    expect(await run(`select 1 from jobs`)).toEqual([]);
    await noteBasis(owner, id, {
      basis: 'request',
      basisOn: '2026-11-20',
      basisChannel: 'telephone',
      basisWords: 'Send me homes',
      callsAgreed: false,
    });
    expect(await replyToContact(owner, id, reply)).toBe('sent');
  });

  it('refuses files of nothing, and those of others', async () => {
    const [owner, other, agent] = [await makeStaff(), await makeStaff(), await makeStaff('agent')];
    const file = (text: string) => ({ bytes: Buffer.from(text), name: 'x.csv' });
    expect(await startImport(owner, 'people', file('Email'))).toEqual({ status: 'error', code: 'noFile' });
    expect(await startImport(owner, 'people', file(`Email\n${'a@example.com\n'.repeat(2_001)}`))).toEqual({
      ...{ status: 'error', code: 'tooMany' },
    });
    const open = await take(owner, 'people', ['Email', 'a@example.com']);
    expect(await openImport(other, 'people', open.stored.id)).toBeNull();
    expect(await openImport(owner, 'listings', open.stored.id)).toBeNull();
    expect(await openImport(owner, 'people', 'x')).toBeNull();
    const named = await startImport(owner, 'people', { ...file('Email\na@example.com'), name: 'a\0b\u202evsc.csv' });
    const [row] = await run<{ file_name: string }>(`select file_name from imports where file_name like 'a%'`);
    expect([named.status, row?.file_name]).toEqual(['started', 'a bvsc.csv']);
    await expect(startImport(agent, 'people', file('Email\nx'))).rejects.toThrow(RightError);
    await expect(openImport(agent, 'people', open.stored.id)).rejects.toThrow(RightError);
    await expect(planListings(agent, open)).rejects.toThrow(RightError);
    await expect(importListings(agent, open)).rejects.toThrow(RightError);
    await expect(planContacts(agent, open)).rejects.toThrow(RightError);
    await expect(importContacts(agent, open)).rejects.toThrow(RightError);
    await expect(mapImport(agent, open, [], {})).rejects.toThrow(RightError);
    await expect(dropImport(agent, open)).rejects.toThrow(RightError);
  });
});
