import { existsSync, readdirSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import type { SellerActor, StaffActor } from '@/lib/access/actor';
import { deleteUser, exportUser } from '@/lib/server/data/registry/personal-data';
import { deleteExpiredRows } from '@/lib/server/data/registry/retention';
import { beginUpload } from '@/lib/server/data/sales/document-uploads';
import { receiveFile } from '@/lib/server/http/receive-file';
import { addDocument } from '@/lib/server/services/sales/add-document';
import { archiveDocuments } from '@/lib/server/services/sales/archive-documents';
import { checkIdentity } from '@/lib/server/services/sales/check-identity';
import { answerOffer, enterOffer } from '@/lib/server/services/sales/offers';
import { openDocument } from '@/lib/server/services/sales/open-document';
import { closeSale } from '@/lib/server/services/sales/open-sale';
import { readSale } from '@/lib/server/services/sales/read-sale';
import { makeRequest } from '@/lib/server/services/sales/requests';
import { endSeller } from '@/lib/server/services/sales/sale-sellers';
import { getStorage } from '@/lib/server/storage/get-storage';
import { isImageFile } from '@/lib/server/storage/image-files';
import { incomingFolder } from '@/lib/server/storage/incoming';
import { onDatabase } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';
import { makeSale, makeSaleStaff, offer, viewSale } from '@/tests/support/make-sale';

jest.setTimeout(60_000);

onDatabase(({ run }) => {
  describe('documents', () => {
    const pdf = (words: string) => Buffer.from(`%PDF-1.7\n${words}`);
    const energy = { documentType: 'energy', folder: '', document: '', name: '' };
    const identity = { documentType: '', folder: 'identity', document: '', name: 'DNI' };
    const NOBODY = '00000000-0000-4000-8000-000000000000';

    type Sender = StaffActor | SellerActor;

    async function send(actor: Sender, id: string, bytes: Buffer, target = energy) {
      return addDocument(actor, id, await receiveFile(Readable.from([bytes]), { maxBytes: 1_000 }), target);
    }

    afterEach(() => expect(existsSync(incomingFolder()) ? readdirSync(incomingFolder()) : []).toEqual([]));

    const documentsOf = async (actor: Sender, id: string) => (await readSale(actor, id, 'en'))?.documents ?? [];
    const brought = async (actor: Sender, id: string) =>
      (await documentsOf(actor, id)).filter(({ documentId }) => documentId !== null);
    const latestOf = async (actor: Sender, id: string) => (await brought(actor, id))[0]?.versions[0]?.id ?? NOBODY;
    const contentOf = async (...args: Parameters<typeof openDocument>) => {
      const opened = await openDocument(...args);
      return opened && text(opened.stream);
    };

    it('takes papers of both sides, their versions, and says who opened what', async () => {
      const { agent, id, seller } = await makeSale(run);
      expect(
        (await documentsOf(seller, id)).find(({ documentType: paper }) => paper === 'energy')?.documentId,
      ).toBeNull();
      expect(await send(seller, id, pdf('one'))).toBe('added');
      const [paper] = await brought(agent, id);
      const second = { ...energy, documentType: '', document: paper?.documentId ?? '' };
      expect(await send(agent, id, pdf('two'), second)).toBe('added');
      const [both] = await brought(seller, id);
      expect(both?.versions.map(({ author, n }) => [n, author])).toEqual([
        [2, 'Marta'],
        [1, seller.email],
      ]);
      expect(await contentOf(agent, id, both?.versions[1]?.id ?? '')).toBe('%PDF-1.7\none');
      expect(await contentOf(seller, id, both?.versions[0]?.id ?? '')).toBe('%PDF-1.7\ntwo');
      const [after] = await brought(seller, id);
      expect(after?.versions.map(({ reads }) => reads.map(({ openedBy: reader }) => reader))).toEqual([
        [seller.email],
        ['Marta'],
      ]);
      const rows = await run<{ storage_key: string }>('select storage_key from document_versions');
      for (const { storage_key: key } of rows) {
        expect(key).toMatch(/^documents\/[\da-f]{2}\/[\da-f-]{36}$/);
        expect(isImageFile(key.split('/').at(-1) ?? '')).toBe(false);
      }
    });

    it('stores a name without marks of direction and control characters', async () => {
      const { agent, id, seller } = await makeSale(run);
      const named = (name: string) => send(seller, id, pdf('one'), { ...identity, folder: 'registry', name });
      expect(await named('  deed\u202efdp\u2066.exe\u200f\0\r\n2019 ')).toBe('added');
      expect(await named(`${'n'.repeat(119)}🏠`)).toBe('added');
      expect((await brought(agent, id)).map(({ name }) => name).toSorted()).toEqual([
        'deedfdp.exe 2019',
        `${'n'.repeat(119)}\ufffd`,
      ]);
    });

    it('refuses HEIC by its content', async () => {
      const { id, seller } = await makeSale(run);
      const heic = Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${'\0'.repeat(80)}`, 'latin1');
      expect(await send(seller, id, heic)).toBe('heic');
      expect(await brought(seller, id)).toEqual([]);
    });

    it('refuses strangers, other sellers and ended ones, and stores nothing of theirs', async () => {
      const { agent, id, seller } = await makeSale(run);
      const other = await makeSale(run);
      await send(seller, id, pdf('one'));
      const version = await latestOf(agent, id);
      await expect(send(other.seller, id, pdf('x'))).rejects.toThrow('document.add');
      await expect(openDocument(other.seller, id, version)).rejects.toThrow('document.read');
      await expect(archiveDocuments(other.seller, id)).rejects.toThrow('document.read');
      expect(await openDocument(other.seller, other.id, version)).toBeNull();
      const paper = (await brought(agent, id))[0]?.documentId ?? '';
      expect(await send(other.seller, other.id, pdf('x'), { ...energy, documentType: '', document: paper })).toBe(
        'gone',
      );
      const member = (await readSale(agent, id, 'en'))?.sellers[0]?.id ?? '';
      await endSeller(agent, id, member);
      await expect(openDocument(seller, id, version)).rejects.toThrow('document.read');
      expect(await openDocument(agent, id, NOBODY)).toBeNull();
      expect(await openDocument(agent, id, 'no-uuid')).toBeNull();
      await closeSale(agent, id, { state: 'ended', isComparable: false });
      expect(await openDocument(agent, id, version)).toBeNull();
    });

    it('lets identities be opened by owners alone', async () => {
      const { agent, id, seller } = await makeSale(run);
      expect(await send(seller, id, pdf('me'), identity)).toBe('added');
      const owner = await makeSaleStaff('owner');
      const [paper] = await brought(seller, id);
      expect(paper).toMatchObject({ folder: 'identity', canOpen: false });
      const version = paper?.versions[0]?.id ?? '';
      for (const actor of [seller, agent]) {
        await expect(openDocument(actor, id, version)).rejects.toThrow('document.read-identity');
        expect(await archiveDocuments(actor, id)).toBeNull();
      }
      expect(await contentOf(owner, id, version)).toBe('%PDF-1.7\nme');
      const reads = await run(`select reader from document_reads where version_id = '${version}'`);
      expect(reads).toHaveLength(1);
    });

    it('shows agents until when an identity document is valid, once an owner has checked it', async () => {
      const { agent, id, seller } = await makeSale(run);
      await send(seller, id, pdf('me'), identity);
      const version = await latestOf(agent, id);
      const owner = await makeSaleStaff('owner');
      const seen = async () => (await brought(agent, id))[0]?.versions[0]?.check;
      expect(await seen()).toBeNull();
      await expect(checkIdentity(agent, id, version, '2031-05-04')).rejects.toThrow('document.read-identity');
      expect(await checkIdentity(owner, id, version, '2031-05-04')).toBe('done');
      expect(await seen()).toMatchObject({ by: owner.name, validUntil: '2031-05-04', isOver: false });
      expect(await checkIdentity(owner, id, version, '2020-05-04')).toBe('done');
      expect(await seen()).toMatchObject({ isOver: true });
      await send(seller, id, pdf('new'), { ...identity, document: (await brought(agent, id))[0]?.documentId ?? '' });
      expect(await seen()).toBeNull();
      await send(seller, id, pdf('energy'));
      const [other] = (await brought(agent, id)).filter(({ folder }) => folder === 'energy');
      expect(await checkIdentity(owner, id, other?.versions[0]?.id ?? '', '2031-05-04')).toBe('gone');
    });

    it('sends all as one ZIP', async () => {
      const { agent, id, seller } = await makeSale(run);
      expect(await archiveDocuments(agent, id)).toBeNull();
      await send(seller, id, pdf('energy'));
      await send(agent, id, pdf('deed'), { ...energy, documentType: '', folder: 'deed', name: '../Escritura' });
      await send(seller, id, pdf('me'), identity);
      const archive = await archiveDocuments(seller, id);
      const bytes = archive ? (await buffer(archive)).toString('latin1') : '';
      expect(bytes).toMatch(/^PK/);
      expect(bytes).toContain('energy/1-energy-v1.pdf');
      expect(bytes).toMatch(/deed\/\d-Escritura-v1\.pdf/);
      expect(bytes).not.toMatch(/\.\.|DNI/);
    });

    it('stores nothing of what is no paper', async () => {
      const { id, seller } = await makeSale(run);
      expect(await send(seller, id, Buffer.from('<script>alert(1)</script>'))).toBe('wrongKind');
      expect(await send(seller, id, Buffer.alloc(2_000))).toBe('tooLarge');
      expect(await send(seller, id, Buffer.alloc(0))).toBe('empty');
      expect(await send(seller, id, pdf('x'), { ...energy, documentType: 'zzz', folder: '../..' })).toBe('wrongFolder');
      expect(await brought(seller, id)).toEqual([]);
    });

    it('stores nothing where the storage is full', async () => {
      const { id, seller } = await makeSale(run);
      const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
      const put = jest.spyOn(getStorage(), 'putFile').mockRejectedValueOnce(full);
      await expect(send(seller, id, pdf('x'))).rejects.toThrow('ENOSPC');
      put.mockRestore();
      expect(await run('select 1 from documents')).toEqual([]);
      expect(await send(seller, id, pdf('x'))).toBe('added');
    });

    it('deletes a file that never got its row, after a day', async () => {
      const { id, seller } = await makeSale(run);
      await send(seller, id, pdf('one'));
      expect(await run('select 1 from document_uploads')).toEqual([]);
      const [stored] = await run<{ storage_key: string }>('select storage_key from document_versions');
      await beginUpload('documents/ab/lost');
      await getStorage().put('documents/ab/lost', pdf('lost'));
      await deleteExpiredRows();
      expect(await getStorage().has('documents/ab/lost')).toBe(true);
      await run(`update document_uploads set created_at = now() - interval '25 hours'`);
      await deleteExpiredRows();
      expect(await getStorage().has('documents/ab/lost')).toBe(false);
      expect(await run('select 1 from document_uploads')).toEqual([]);
      expect(await getStorage().has(stored?.storage_key ?? '')).toBe(true);
    });

    it('deletes files with their period: some after the sale, the mandate after ten years', async () => {
      const { agent, id } = await makeSale(run);
      await send(agent, id, pdf('energy'));
      await send(agent, id, pdf('mandate'), { ...energy, documentType: 'mandate' });
      await closeSale(agent, id, { state: 'ended', isComparable: false });
      const [sale] = await run<{ id: string }>(`select id from sales where listing_id = '${id}'`);
      const files = await run<{ key: string; folder: string }>(
        `select storage_key as key, folder from document_versions v join documents d on d.id = v.document_id
       where d.sale_id = '${sale?.id}'`,
      );
      const stored = async () => {
        const there = await Promise.all(files.map(({ key }) => getStorage().has(key)));
        return files.filter((_, at) => there[at]).map(({ folder }) => folder);
      };
      const closed = (months: number) =>
        run(`update sales set closed_at = now() - interval '${months} months 1 day' where id = '${sale?.id}'`);
      await closed(5);
      await deleteExpiredRows();
      expect(await stored()).toHaveLength(2);
      await closed(6);
      await deleteExpiredRows();
      expect(await stored()).toEqual(['mandate']);
      await closed(120);
      await deleteExpiredRows();
      expect(await stored()).toEqual([]);
    });
  });

  describe('retention', () => {
    it('ends the access with the account, and keeps the mandate', async () => {
      const { agent, client, id, seller } = await makeSale(run);
      await enterOffer(agent, id, { ...offer, email: 'buyer-of-sales@example.com' });
      await makeRequest(seller, id, { kind: 'wrongFact', amount: null, text: 'Two bathrooms' });
      expect(await exportUser(client.id)).toMatchObject({
        sales: [{ listingId: id, state: 'open' }],
        saleRequests: [{ text: 'Two bathrooms' }],
      });
      await deleteUser(client.id);
      await expect(readSale(seller, id, 'en')).rejects.toThrow('sale.read');
      expect(await viewSale(agent, id)).toMatchObject({ sellers: [{ state: 'ended' }], mandateFrom: '2026-11-01' });
      const buyer = await makeUser({ email: 'buyer-of-sales@example.com' });
      await run(`update users set email_verified_at = now() where id = '${buyer.id}'`);
      expect(await exportUser(buyer.id)).toMatchObject({ offers: [{ amount: 540_000 }] });
      await deleteUser(buyer.id);
      expect((await viewSale(agent, id)).offers).toMatchObject([{ name: null, conditions: '', amount: 540_000 }]);
    });

    it('deletes offers after a year, except the accepted one, and the sale after ten', async () => {
      const { agent, id, seller } = await makeSale(run);
      await enterOffer(agent, id, offer);
      await enterOffer(agent, id, { ...offer, amount: 550_000 });
      const best = (await viewSale(seller, id)).offers.find(({ amount }) => amount === 550_000);
      await answerOffer(seller, id, best?.id ?? '', { state: 'accepted', counterAmount: null, text: '' });
      await closeSale(agent, id, { state: 'completed', isComparable: false });
      const [sale] = await run<{ id: string }>(`select id from sales where listing_id = '${id}'`);
      const left = () => run<{ amount: number }>(`select amount from offers where sale_id = '${sale?.id}'`);
      const closed = (months: number) =>
        run(`update sales set closed_at = now() - interval '${months} months 1 day' where id = '${sale?.id}'`);
      await closed(11);
      await deleteExpiredRows();
      expect(await left()).toHaveLength(2);
      await closed(12);
      await deleteExpiredRows();
      expect(await left()).toEqual([{ amount: 550_000 }]);
      await closed(120);
      await deleteExpiredRows();
      expect(await run(`select 1 from sales where id = '${sale?.id}'`)).toEqual([]);
      expect(await left()).toEqual([]);
    });

    it('names what was done in the log, without what was said', async () => {
      const { agent, id, seller } = await makeSale(run);
      await enterOffer(agent, id, offer);
      const [entered] = (await viewSale(seller, id)).offers;
      await answerOffer(seller, id, entered?.id ?? '', { state: 'declined', counterAmount: null, text: 'Too little' });
      const rows = await run<{ action: string; actor_kind: string }>(
        `select action, actor_kind, before, after from activity_log where subject_kind = 'sale' and subject_id = '${id}'`,
      );
      expect(rows.map(({ action, actor_kind: kind }) => `${kind} ${action}`).sort()).toEqual([
        'client sellerJoined',
        'seller offerAnswered',
        'staff offerEntered',
        'staff saleOpened',
        'staff sellerInvited',
      ]);
      expect(JSON.stringify(rows)).not.toMatch(/Too little|Ada|540\D?000/);
    });
  });
});
