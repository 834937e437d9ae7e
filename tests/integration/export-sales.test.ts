import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { runExportCommand } from '@/lib/server/commands/export-command';
import { receiveFile } from '@/lib/server/http/receive-file';
import { addDocument } from '@/lib/server/services/sales/add-document';
import { exportAgency } from '@/lib/server/services/export/export-agency';
import { answerOffer, enterOffer } from '@/lib/server/services/sales/offers';
import { closeSale, setMilestone } from '@/lib/server/services/sales/open-sale';
import { makeRequest } from '@/lib/server/services/sales/requests';
import { signViewingSheet } from '@/lib/server/services/diary/viewing-sheets';
import { getStorage } from '@/lib/server/storage/get-storage';
import { first } from '@/tests/support/booked-appointments';
import { onDatabase } from '@/tests/support/database/engines';
import { makeSale, offer, viewSale } from '@/tests/support/make-sale';
import { withDiary } from '@/tests/support/with-diary';

jest.setTimeout(60_000);
process.env.BUILT_AT = '2026-11-25T00:00:00Z';

const energy = { documentType: 'energy', folder: '', document: '', name: '' };
const identity = { documentType: '', folder: 'identity', document: '', name: 'DNI' };
const step = { kind: 'arras', dueOn: '2026-12-01', doneOn: null, waitsFor: 'buyer', note: 'At the notary' } as const;

onDatabase(({ run }) => {
  const { as, bookedAt } = withDiary(run);

  async function send(actor: Parameters<typeof addDocument>[0], id: string, words: string, target: typeof energy) {
    const received = await receiveFile(Readable.from([Buffer.from(`%PDF-1.7\n${words}`)]), { maxBytes: 1_000 });
    expect(await addDocument(actor, id, received, target)).toBe('added');
  }

  async function makeWholeSale() {
    const sale = await makeSale(run);
    const { agent, id, seller } = sale;
    await send(seller, id, 'one', energy);
    const { documents: papers } = await viewSale(seller, id);
    const document = papers.find(({ documentType: paper }) => paper === 'energy')?.documentId ?? '';
    await send(agent, id, 'two', { ...energy, documentType: '', document });
    await send(seller, id, 'me', identity);
    await enterOffer(agent, id, { ...offer, email: 'Ada@example.com' });
    const [received] = (await viewSale(seller, id)).offers;
    await answerOffer(seller, id, received?.id ?? '', { state: 'countered', counterAmount: 560_000, text: 'More' });
    await setMilestone(agent, id, step);
    await makeRequest(seller, id, { kind: 'price', amount: 550_000, text: 'Lower' });
    await closeSale(agent, id, { state: 'completed', isComparable: false });
    return sale;
  }

  const filesOf = async (role: 'owner' | 'agent' = 'owner') => {
    const files = new Map<string, Buffer>();
    for await (const { content, path: name } of await exportAgency(as(role), 'es'))
      files.set(name, content instanceof Readable ? await buffer(content) : Buffer.from(content));
    return files;
  };

  it('has sales with all that belongs to them', async () => {
    const { client, id } = await makeWholeSale();
    const files = await filesOf();
    const [sale, ...others] = JSON.parse(String(files.get('sales/sales.json'))) as Record<string, unknown>[];
    expect(others).toEqual([]);
    const [home] = await run<{ reference: string }>(`select reference from listings where id = '${id}'`);
    expect(sale).toMatchObject({
      ...{ listingId: id, home: home?.reference, state: 'completed', feePercent: 3.5, mandateFrom: '2026-11-01' },
      closedAt: expect.any(String) as string,
      sellers: [{ email: client.email, language: 'es', endedAt: null }],
      steps: expect.arrayContaining([step]) as unknown,
      offers: [{ name: 'Ada Lovelace', email: 'ada@example.com', amount: 540_000, state: 'countered', answer: 'More' }],
      requests: [{ kind: 'price', amount: 550_000, text: 'Lower', state: 'open', author: client.email }],
    });
    expect(String(files.get('sales/offers.csv'))).toContain('Ada Lovelace;ada@example.com;540000');
    expect(JSON.stringify(sale)).not.toMatch(/hash|userId|storageKey/i);
  });

  it('has every version of every document as it was stored, in its folder, and counts as opening them', async () => {
    const { id } = await makeWholeSale();
    const files = await filesOf();
    const [sale] = await run<{ id: string }>('select id from sales');
    const stored = await run<{ storage_key: string; folder: string; n: number; extension: string }>(
      `select storage_key, folder, n, extension from document_versions v join documents d on d.id = v.document_id`,
    );
    expect(stored).toHaveLength(3);
    const list = String(files.get('sales/documents.csv'));
    for (const { extension, folder, n, storage_key: key } of stored) {
      const start = `sales/documents/${id}/${sale?.id}/${folder}/`;
      const name = [...files.keys()].find((one) => one.startsWith(start) && one.endsWith(`-v${n}.${extension}`));
      expect(files.get(name ?? '')).toEqual(await getStorage().get(key));
      expect(list).toContain(name);
    }
    const [{ reader } = { reader: '' }] = await run<{ reader: string }>('select reader from document_reads');
    expect(reader).toBe(as('owner').name);
    expect(await run('select 1 from document_reads')).toHaveLength(3);
    const again = await filesOf();
    expect(String(again.get('sales/openings.csv')).match(new RegExp(as('owner').name, 'g'))).toHaveLength(3);
  });

  it('names nobody who was erased, and a file that is lost', async () => {
    await makeWholeSale();
    await run(`update offers set name = null, email = null, conditions = ''`);
    const [version] = await run<{ storage_key: string }>('select storage_key from document_versions where n = 2');
    await getStorage().remove(version?.storage_key ?? '');
    const files = await filesOf();
    for (const name of ['sales/sales.json', 'sales/offers.csv'])
      expect(String(files.get(name))).not.toMatch(/Ada|ada@/);
    expect(String(files.get('sales/documents.csv'))).toMatch(/;2;Marta;[^;]+;\d+;\r/);
    expect([...files.keys()].filter((name) => name.startsWith('sales/documents/'))).toHaveLength(2);
  });

  it('has appointments, and signed sheets; the command writes them as they are', async () => {
    const id = await bookedAt(first);
    await signViewingSheet(as('agent'), id, [{ name: 'Ada Puig', path: 'M10 20L30.5 40' }]);
    const folder = mkdtempSync(path.join(tmpdir(), 'site-export-'));
    try {
      await runExportCommand({ folder, locale: 'en' });
      const read = (name: string) => readFileSync(path.join(folder, name));
      expect(JSON.parse(String(read('appointments/appointments.json')))).toMatchObject([
        { id, kind: 'viewing', name: 'Ada Puig', startsAt: new Date(first).toISOString(), status: 'scheduled' },
      ]);
      expect(String(read('appointments/appointments.csv'))).toContain('Ada Puig;ada@example.com');
      const [name = ''] = /appointments\/sheets\/[\w-]+\.pdf/.exec(String(read('appointments/sheets.csv'))) ?? [];
      const [stored] = await run<{ storage_key: string }>('select storage_key from document_versions');
      expect(read(name)).toEqual(await getStorage().get(stored?.storage_key ?? ''));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is for owners alone', async () => {
    await expect(filesOf('agent')).rejects.toThrow('agency.export');
  });
});
