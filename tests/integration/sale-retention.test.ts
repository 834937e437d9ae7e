import { deleteUser, exportUser } from '@/lib/server/data/registry/personal-data';
import { deleteExpiredRows } from '@/lib/server/data/registry/retention';
import { answerOffer, enterOffer } from '@/lib/server/services/sales/offers';
import { closeSale } from '@/lib/server/services/sales/open-sale';
import { readSale } from '@/lib/server/services/sales/read-sale';
import { makeRequest } from '@/lib/server/services/sales/requests';
import { onDatabase } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';
import { makeSale, offer, viewSale } from '@/tests/support/make-sale';

jest.setTimeout(60_000);

onDatabase(({ run }) => {
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
