import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { StaffActor } from '@/lib/access/actor';
import { listEmailFiles } from '@/lib/server/data/contacts/email-files';
import { findContactId } from '@/lib/server/data/contacts/contacts';
import { deleteExpiredRows } from '@/lib/server/data/registry/retention';
import { env } from '@/lib/server/env';
import { attachmentFiles } from '@/lib/server/services/export/attachments-part';
import { enterEnquiry } from '@/lib/server/services/contacts/enter-enquiry';
import { eraseContact } from '@/lib/server/services/contacts/erase-contact';
import { moveFileToSale, openEmailFile } from '@/lib/server/services/contacts/email-files';
import { openContact } from '@/lib/server/services/contacts/open-contact';
import { storeMessage } from '@/lib/server/services/enquiries/store-message';
import { readMailbox } from '@/lib/server/services/mailbox/read-mailbox';
import { listUnknownSenders } from '@/lib/server/services/mailbox/unknown-settings';
import { attachEmail } from '@/lib/server/services/mailbox/unmatched-emails';
import { openDocument } from '@/lib/server/services/sales/open-document';
import { readSale } from '@/lib/server/services/sales/read-sale';
import { getStorage } from '@/lib/server/storage/get-storage';
import { onDatabase } from '@/tests/support/database/engines';
import { makeSale, makeSaleStaff } from '@/tests/support/make-sale';
import { makeStaff } from '@/tests/support/make-staff';
import { hasImapServer } from '@/tests/support/servers/has-imap-server.mjs';
import { startImapServer, type ImapServer } from '@/tests/support/servers/imap';

jest.setTimeout(60_000);

const ADA = 'ada@example.com';
const MEGABYTE = 1_048_576;
const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'x')]);
const png = (bytes: number) =>
  Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(bytes)]);
let counter = 0;

type Part = Readonly<{ name: string; type: string; content: Buffer; headers?: string }>;

const encoded = (content: Buffer) =>
  content
    .toString('base64')
    .match(/.{1,76}/g)
    ?.join('\r\n') ?? '';

function emailWith(parts: readonly Part[], from = ADA): string {
  counter += 1;
  const files = parts.map(
    ({ content, headers, name, type }) =>
      `Content-Type: ${type}; name="${name}"\r\nContent-Transfer-Encoding: base64\r\n${headers ?? `Content-Disposition: attachment; filename="${name}"`}\r\n\r\n${encoded(content)}`,
  );
  const body = ['Content-Type: text/plain; charset=utf-8\r\n\r\nAquí lo tiene.', ...files];
  return [
    `From: Ada <${from}>`,
    'To: answers@agency.example',
    `Message-ID: <f${counter}@ada>`,
    'Subject: Papeles',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=bb',
    '',
    ...body.map((part) => `--bb\r\n${part}`),
    '--bb--',
    '',
  ].join('\r\n');
}

(hasImapServer ? describe : describe.skip)('attachments of a mailbox', () => {
  let server: ImapServer;
  beforeAll(async () => {
    server = await startImapServer();
    Object.assign(env, { INBOX_URL: server.url, INBOX_ADDRESS: 'answers@agency.example' });
  }, 30_000);
  afterAll(() => server.stop());
  beforeEach(() => server.reset());

  onDatabase(({ run }) => {
    async function client(): Promise<string> {
      counter += 1;
      const message = await storeMessage({
        ...{ idempotencyKey: `key-${counter}`, locale: 'es', name: 'Ada', email: ADA },
        ...{ company: null, subject: null, message: 'Is it quiet?', listingId: null },
      });
      if (!message?.contactId) throw new Error('not stored');
      return message.contactId;
    }
    async function shown(actor: StaffActor, contactId: string) {
      const timeline = (await openContact(actor, contactId, 'es'))?.timeline ?? [];
      return timeline.flatMap((item) => (item.kind === 'receivedEmail' ? [item] : []));
    }
    const keys = async () =>
      (await run<{ storage_key: string }>('select storage_key from email_files where storage_key is not null')).map(
        (row) => row.storage_key,
      );

    it('stores what documents may be, and names the rest with its reason', async () => {
      const [agent, contactId] = [await makeStaff('agent'), await client()];
      const deed = pdf(3 * MEGABYTE);
      server.deliver(
        emailWith([
          { name: 'Escritura.pdf', type: 'application/pdf', content: deed },
          { name: 'foto.jpg.exe', type: 'image/jpeg', content: Buffer.from('MZ\0\0'.repeat(100)) },
          {
            name: 'logo.png',
            type: 'image/png',
            content: png(5_000),
            headers: 'Content-ID: <logo@ada>\r\nContent-Disposition: inline; filename="logo.png"',
          },
          {
            name: 'piso.png',
            type: 'image/png',
            content: png(200_000),
            headers: 'Content-ID: <piso@ada>\r\nContent-Disposition: inline; filename="piso.png"',
          },
        ]),
      );
      await readMailbox();
      const [email] = await shown(agent, contactId);
      expect(email?.files).toMatchObject([
        { name: 'Escritura.pdf', state: 'stored', bytes: deed.length },
        { name: 'foto.jpg.exe', state: 'wrongKind' },
        { name: 'piso.png', state: 'stored' },
      ]);
      const opened = await openEmailFile(agent, contactId, email?.files[0]?.id ?? '');
      expect(opened && deed.equals(await buffer(opened.stream))).toBe(true);
      const other = await client().then(() => makeStaff('agent'));
      expect(await openEmailFile(other, other.userId, email?.files[0]?.id ?? '')).toBeNull();
      await readMailbox();
      expect(await keys()).toHaveLength(2);
      const exported = new Map<string, Buffer | string>();
      for await (const { content, path } of attachmentFiles(agent)) {
        exported.set(path, content instanceof Readable ? await buffer(content) : String(content));
      }
      const folder = `people/attachments/${contactId}`;
      expect([...exported.keys()].map((path) => path.replace(/[\da-f-]{36}\/(?=[^/]*$)/, ''))).toEqual([
        `${folder}/Escritura.pdf`,
        `${folder}/piso.png`,
        'people/attachments.csv',
      ]);
      expect([...exported.values()][0]).toEqual(deed);
      expect(String(exported.get('people/attachments.csv'))).toMatch(/;foto\.jpg\.exe;\d+;[^;]+;wrongKind;;/);
    });

    it('stores up to 25 MB of an email', async () => {
      const [agent, contactId] = [await makeStaff('agent'), await client()];
      const sizes = [15, 12, 9];
      server.deliver(
        emailWith(
          sizes.map((size) => ({ name: `${size}.pdf`, type: 'application/pdf', content: pdf(size * MEGABYTE) })),
        ),
      );
      await readMailbox();
      const [email] = await shown(agent, contactId);
      expect(email?.files.map(({ state }) => state)).toEqual(['stored', 'tooLarge', 'stored']);
    });

    describe('of an email without a contact', () => {
      const passport = { name: 'dni.pdf', type: 'application/pdf', content: pdf(10) };
      const entered = {
        name: 'Eva',
        phone: null,
        email: 'eva@example.net',
        message: 'Aquí lo tiene.',
        listing: '',
        language: 'es',
        sourceName: null,
      } as const;
      let owner: StaffActor;
      beforeEach(async () => {
        owner = await makeStaff('owner');
        await listUnknownSenders(owner, true);
      });
      const idOf = async (table: 'unknown_emails' | 'unmatched_emails') =>
        (await run<{ id: string }>(`select id from ${table}`))[0]?.id ?? '';
      const filesOfEnquiry = async (contactId: string) =>
        (await openContact(owner, contactId, 'es'))?.enquiries.flatMap(({ files }) => files);
      const contactOf = (result: object) => ('contactId' in result ? String(result.contactId) : '');

      it('are listed and fetched once it is put to a contact', async () => {
        const contactId = await client();
        server.deliver(emailWith([passport], 'new@example.net'));
        await readMailbox();
        expect(await run('select 1 from email_files')).toEqual([]);
        const id = await idOf('unknown_emails');
        expect(await attachEmail(owner, id, { contactId, isOwnAddress: true })).toBe(true);
        expect((await shown(owner, contactId))[0]?.files).toMatchObject([{ name: 'dni.pdf', state: 'pending' }]);
        await readMailbox();
        expect((await shown(owner, contactId))[0]?.files).toMatchObject([{ state: 'stored' }]);
      });

      it('are shown with the enquiry that it becomes, and deleted with its contact', async () => {
        server.deliver(emailWith([passport], 'eva@example.net'));
        await readMailbox();
        const from = await idOf('unknown_emails');
        const contactId = contactOf(await enterEnquiry(owner, { ...entered, source: 'email', from }));
        await readMailbox();
        const files = await filesOfEnquiry(contactId);
        expect(files).toMatchObject([{ name: 'dni.pdf', state: 'stored' }]);
        const opened = await openEmailFile(owner, contactId, files?.[0]?.id ?? '');
        expect(opened && passport.content.equals(await buffer(opened.stream))).toBe(true);
        await deleteExpiredRows();
        const [key = ''] = await keys();
        expect(await getStorage().has(key)).toBe(true);
        expect(await eraseContact(owner, contactId)).toBe('erased');
        expect(await run('select 1 from email_files')).toEqual([]);
        expect(await getStorage().has(key)).toBe(false);
      });

      it('are left in the mailbox when it cannot be read, without losing the enquiry', async () => {
        server.deliver(emailWith([passport], 'eva@example.net'));
        await readMailbox();
        const from = await idOf('unknown_emails');
        server.reset();
        const contactId = contactOf(await enterEnquiry(owner, { ...entered, source: 'email', from }));
        expect(await filesOfEnquiry(contactId)).toEqual([]);
      });

      it.each([
        ['needs reading', 'Email: two@example.com, one@example.com', 'unmatched_emails'],
        ['is complete', 'Email: eva@example.net', null],
      ] as const)('of a portal are shown with the enquiry (%s)', async (_case, line, table) => {
        const words = ['Name: Eva', line, 'Telephone: +34 600 11 22 33', 'Message: Is it quiet?'].join('\r\n');
        const email = emailWith([passport], 'leads@kyero.com').replace('Aquí lo tiene.', words);
        server.deliver(email.replace('MIME-Version', 'Auto-Submitted: auto-generated\r\nMIME-Version'));
        await readMailbox();
        const from = table === null ? undefined : await idOf(table);
        if (from !== undefined) await enterEnquiry(owner, { ...entered, source: 'portal', sourceName: 'Kyero', from });
        await readMailbox();
        const contactId = (await findContactId('eva@example.net')) ?? '';
        expect(await filesOfEnquiry(contactId)).toMatchObject([{ name: 'dni.pdf', state: 'stored' }]);
      });
    });

    it('says that a file is gone with its email, and finds it after another numbering', async () => {
      const [agent, contactId] = [await makeStaff('agent'), await client()];
      const email = emailWith([{ name: 'a.pdf', type: 'application/pdf', content: pdf(10) }]);
      server.deliver(email);
      await readMailbox();
      await run("update email_files set storage_key = null, uid_validity = 'former'");
      await readMailbox();
      expect((await shown(agent, contactId))[0]?.files).toMatchObject([{ state: 'gone' }]);
      await run('update mailboxes set uid_validity = null');
      await readMailbox();
      expect((await shown(agent, contactId))[0]?.files).toMatchObject([{ state: 'stored' }]);
    });

    it('moves a file to a sale once, and deletes the others with the contact', async () => {
      const { agent, id, seller } = await makeSale(run);
      const owner = await makeSaleStaff('owner');
      const contactId = await client();
      server.deliver(
        emailWith([
          { name: 'Nota simple.pdf', type: 'application/pdf', content: pdf(10) },
          { name: 'dni.pdf', type: 'application/pdf', content: pdf(20) },
        ]),
      );
      await readMailbox();
      const [note, passport] = await listEmailFiles(contactId);
      const target = { contactId, fileId: note?.id ?? '', listingId: id, folder: 'registry' } as const;
      expect(await moveFileToSale(agent, target)).toBe(true);
      expect(await moveFileToSale(agent, target)).toBe(false);
      expect((await openContact(agent, contactId, 'es'))?.sales).toMatchObject([{ listingId: id }]);
      expect((await shown(agent, contactId))[0]?.files).toMatchObject([
        { state: 'moved', movedTo: { id } },
        { state: 'stored' },
      ]);
      expect(await eraseContact(owner, contactId)).toBe('erased');
      expect(await run('select 1 from email_files')).toEqual([]);
      expect(await getStorage().has(passport?.storageKey ?? '')).toBe(false);
      const documents = (await readSale(seller, id, 'es'))?.documents ?? [];
      const moved = documents.find(({ name }) => name === 'Nota simple');
      expect(await openDocument(seller, id, moved?.versions[0]?.id ?? '')).toMatchObject({ version: { n: 1 } });
    });
  });
});
