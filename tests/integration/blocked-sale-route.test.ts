import { POST } from '@/app/api/desk/sales/[id]/blocked.zip/route';
import type { StaffActor } from '@/lib/access/actor';
import { staffOfRequest } from '@/lib/server/auth/current-staff';
import { closeSale } from '@/lib/server/services/sales/open-sale';
import { onDatabase } from '@/tests/support/database/engines';
import { makeSale, makeSaleStaff } from '@/tests/support/make-sale';

jest.mock('@/lib/server/auth/current-staff', () => ({ staffOfRequest: jest.fn() }));

const entered = (actor: StaffActor | null) => jest.mocked(staffOfRequest).mockResolvedValue(actor);

onDatabase(({ run }) => {
  async function makeBlockedSale() {
    const { agent, id } = await makeSale(run);
    await closeSale(agent, id, { state: 'ended', isComparable: false });
    const [sale] = await run<{ id: string }>(
      `update sales set closed_at = now() - interval '31 days' where listing_id = '${id}' returning id`,
    );
    return { listing: id, saleId: sale?.id ?? '' };
  }

  const post = (saleId: string, fields: Record<string, string>) =>
    POST(
      new Request(`http://site.example/api/desk/sales/${saleId}/blocked.zip`, {
        method: 'POST',
        body: new URLSearchParams(fields),
      }),
      { params: Promise.resolve({ id: saleId }) },
    );
  const logged = () => run(`select 1 from activity_log where action = 'blockedSaleExported'`);

  it('answers a form of an owner with a ZIP', async () => {
    const { listing, saleId } = await makeBlockedSale();
    entered(await makeSaleStaff('owner'));
    const response = await post(saleId, { listing, locale: 'es', reason: 'Juzgado 3' });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    expect(await logged()).toHaveLength(1);
  });

  it.each(['', '  \n ', 'x'.repeat(501)])(
    'leads back to the page without a reason that can be stored: %j',
    async (reason) => {
      const { listing, saleId } = await makeBlockedSale();
      entered(await makeSaleStaff('owner'));
      const response = await post(saleId, { listing, locale: 'es', reason });
      expect([response.status, response.headers.get('location')]).toEqual([
        303,
        `/es/dashboard/agency/homes/${listing}/sale?done=noReason`,
      ]);
      expect(await logged()).toEqual([]);
    },
  );

  it('leads back from a sale that is not blocked, and is not there for others', async () => {
    const { listing, saleId } = await makeBlockedSale();
    await run('update sales set closed_at = now()');
    entered(await makeSaleStaff('owner'));
    const fields = { listing, locale: 'en', reason: 'Court 3' };
    expect((await post(saleId, fields)).headers.get('location')).toContain('done=notBlocked');
    entered(null);
    expect((await post(saleId, fields)).status).toBe(404);
    expect(await logged()).toEqual([]);
  });
});
