import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Actor } from '@/lib/access/actor';
import { exportUser } from '@/lib/server/data/registry/personal-data';
import { receiveFile } from '@/lib/server/http/receive-file';
import { addDocument } from '@/lib/server/services/sales/add-document';
import { readClosedSales, reopenSale } from '@/lib/server/services/sales/closed-sales';
import { enterOffer } from '@/lib/server/services/sales/offers';
import { closeSale, openSale } from '@/lib/server/services/sales/open-sale';
import { makeRequest } from '@/lib/server/services/sales/requests';
import { openViewingSheet, readViewingSheet, signViewingSheet } from '@/lib/server/services/diary/viewing-sheets';
import { exportAgency } from '@/lib/server/services/export/export-agency';
import { exportBlockedSale } from '@/lib/server/services/export/export-blocked-sale';
import { first } from '@/tests/support/booked-appointments';
import { onDatabase } from '@/tests/support/database/engines';
import { makeSale, makeVerified, mandate, offer } from '@/tests/support/make-sale';
import { withDiary } from '@/tests/support/with-diary';

jest.setTimeout(60_000);

const REASON = 'Court 3 of Dénia, case 412/2027';
const signature = { name: 'Ada Puig', path: 'M10 20L30.5 40' };

onDatabase(({ run }) => {
  const { as, bookedAt } = withDiary(run);

  async function makeClosedSale() {
    const sale = await makeSale(run);
    const { agent, id, seller } = sale;
    const buyer = await makeVerified(run);
    const identity = { documentType: '', folder: 'identity', document: '', name: 'DNI' };
    const received = await receiveFile(Readable.from([Buffer.from('%PDF-1.7\nme')]), { maxBytes: 1_000 });
    expect(await addDocument(seller, id, received, identity)).toBe('added');
    await enterOffer(agent, id, { ...offer, email: buyer.email });
    await makeRequest(seller, id, { kind: 'price', amount: 550_000, text: 'Lower' });
    await closeSale(agent, id, { state: 'completed', isComparable: false });
    const [row] = await run<{ id: string }>(`select id from sales where listing_id = '${id}'`);
    const saleId = row?.id ?? '';
    return { ...sale, buyer, saleId };
  }

  const setClosed = (saleId: string, days: number) =>
    run(`update sales set closed_at = now() - interval '${days} days' where id = '${saleId}'`);

  async function contentsOf(files: AsyncIterable<{ path: string; content: string | Uint8Array | Readable }> | null) {
    const found = new Map<string, string>();
    for await (const { content, path } of files ?? [])
      found.set(path, String(content instanceof Readable ? await buffer(content) : Buffer.from(content)));
    return found;
  }

  const salesInExport = async () => {
    const files = await contentsOf(await exportAgency(as('owner'), 'en'));
    const all = [...files].filter(([path]) => path.startsWith('sales/'));
    return { text: all.map(([, content]) => content).join(), paths: all.map(([path]) => path) };
  };

  it.each([
    [0, true],
    [29, true],
    [31, false],
    [3_000, false],
  ])('closed %i days ago, it is in the export of everything: %s', async (days, isThere) => {
    const { id, saleId } = await makeClosedSale();
    await setClosed(saleId, days);
    const { paths, text } = await salesInExport();
    for (const words of [id, 'Ada Lovelace', 'Lower', '%PDF-1.7\nme']) expect(text.includes(words)).toBe(isThere);
    expect(paths.some((path) => path.startsWith(`sales/documents/${id}/`))).toBe(isThere);
    expect(paths).toContain('sales/sales.json');
  });

  it('keeps a sale that is open in the export of everything, beside a blocked one of the same home', async () => {
    const { agent, id, saleId } = await makeClosedSale();
    await setClosed(saleId, 31);
    await openSale(agent, id, mandate);
    const { text } = await salesInExport();
    expect(text).toContain(id);
    expect(text).not.toContain(saleId);
  });

  it('is reopened on day 29 and not on day 31, by owners alone', async () => {
    const { agent, id, saleId } = await makeClosedSale();
    await setClosed(saleId, 31);
    expect(await reopenSale(as('owner'), id, saleId)).toBe('gone');
    await setClosed(saleId, 29);
    await expect(reopenSale(agent, id, saleId)).rejects.toThrow('sale.reopen');
    expect(await reopenSale(as('owner'), id, saleId)).toBe('done');
  });

  it('is shown at the desk with two dates and nothing else, also beside an open sale', async () => {
    const { agent, id, saleId } = await makeClosedSale();
    await run(`update sales set closed_at = '2026-01-10T12:00:00Z' where id = '${saleId}'`);
    await openSale(agent, id, mandate);
    const shown = {
      id: saleId,
      closedAt: new Date('2026-01-10T12:00:00Z'),
      blockedUntil: new Date('2036-01-10T12:00:00Z'),
      isComparable: false,
    };
    expect(await readClosedSales(agent, id)).toEqual([{ ...shown, canExport: false }]);
    expect(await readClosedSales(as('owner'), id)).toEqual([{ ...shown, canExport: true }]);
  });

  it('leaves whole for an authority, with the reason in the log', async () => {
    const { agent, client, id, saleId, seller } = await makeClosedSale();
    expect(await exportBlockedSale(as('owner'), saleId, REASON)).toBeNull();
    await setClosed(saleId, 31);
    const lesser: readonly Actor[] = [agent, seller, { kind: 'client', userId: client.id }];
    for (const actor of lesser)
      await expect(exportBlockedSale(actor, saleId, REASON)).rejects.toThrow('sale.export-blocked');
    const files = await contentsOf(await exportBlockedSale(as('owner'), saleId, REASON));
    expect(JSON.parse(files.get('sales/sales.json') ?? '')).toMatchObject([{ id: saleId, listingId: id }]);
    expect(files.get('sales/offers.csv')).toContain('Ada Lovelace');
    expect([...files.values()]).toContain('%PDF-1.7\nme');
    expect(await run(`select subject_id, after from activity_log where action = 'blockedSaleExported'`)).toEqual([
      { subject_id: id, after: { reason: REASON } },
    ]);
    expect(await exportBlockedSale(as('owner'), 'no-id', REASON)).toBeNull();
  });

  it('is named without its contents in the data that seller and buyer download', async () => {
    const { buyer, client, id, saleId } = await makeClosedSale();
    await setClosed(saleId, 29);
    expect(await exportUser(client.id)).toMatchObject({ sales: [{ mandateFrom: '2026-11-01' }] });
    expect(await exportUser(buyer.id)).toMatchObject({ offers: [{ amount: 540_000 }] });
    await setClosed(saleId, 31);
    const own = await exportUser(client.id);
    expect(own).toMatchObject({ sales: [{ listingId: id, blockedUntil: expect.any(Date) as Date }], saleRequests: [] });
    expect(JSON.stringify(own)).not.toContain('2026-11-01');
    expect(await exportUser(buyer.id)).toMatchObject({ offers: [] });
  });

  it('has signed sheets in the export and the diary for 24 months', async () => {
    const id = await bookedAt(first);
    await signViewingSheet(as('agent'), id, [signature]);
    const [sheet] = await run<{ id: string }>('select id from document_versions');
    const signed = (months: number) => run(`update documents set created_at = now() - interval '${months} months'`);
    const inExport = async () => {
      const files = await contentsOf(await exportAgency(as('owner'), 'en'));
      return [...files.keys()].filter((path) => path.startsWith('appointments/sheets/')).length;
    };
    await signed(23);
    expect(await inExport()).toBe(1);
    expect((await readViewingSheet(as('agent'), id))?.stored).toHaveLength(1);
    await signed(25);
    expect(await inExport()).toBe(0);
    expect((await readViewingSheet(as('agent'), id))?.stored).toEqual([]);
    expect(await openViewingSheet(as('owner'), id, sheet?.id ?? '')).toBeNull();
    await signed(1);
    await run(`delete from appointments where id = '${id}'`);
    expect(await inExport()).toBe(0);
    expect(await run('select 1 from document_versions')).toHaveLength(1);
  });

  it('gives an authority the sheets of its own sale, also those whose appointment is deleted', async () => {
    const id = await bookedAt(first);
    await signViewingSheet(as('agent'), id, [signature]);
    const [document] = await run<{ listing_id: string }>('select listing_id from documents');
    const listing = document?.listing_id ?? '';
    await openSale(as('agent'), listing, mandate);
    await closeSale(as('agent'), listing, { state: 'ended', isComparable: false });
    await openSale(as('agent'), listing, mandate);
    await closeSale(as('agent'), listing, { state: 'ended', isComparable: false });
    const sales = await run<{ id: string }>('select id from sales order by created_at');
    const [early = '', late = ''] = sales.map((sale) => sale.id);
    await setClosed(early, 2_000);
    await setClosed(late, 40);
    await run(`update documents set created_at = now() - interval '900 days'`);
    await run('delete from appointments');
    const sheetsOf = async (sale: string) =>
      [...(await contentsOf(await exportBlockedSale(as('owner'), sale, REASON))).keys()].filter((path) =>
        path.startsWith('sales/sheets/'),
      ).length;
    expect([await sheetsOf(early), await sheetsOf(late)]).toEqual([0, 1]);
    await run(`update documents set created_at = now() - interval '2100 days'`);
    expect([await sheetsOf(early), await sheetsOf(late)]).toEqual([1, 0]);
    await run('update documents set created_at = now()');
    expect([await sheetsOf(early), await sheetsOf(late)]).toEqual([0, 0]);
  });
});
