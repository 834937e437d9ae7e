import { eraseAddress } from '@/lib/server/data/registry/personal-data';
import { listSoldPrices } from '@/lib/server/data/sales/sold-prices';
import { createListing } from '@/lib/server/services/listings/create-listing';
import { readPriceEvidence } from '@/lib/server/services/listings/read-price-evidence';
import { saveListing } from '@/lib/server/services/listings/save-listing';
import { endComparable, readClosedSales, reopenSale } from '@/lib/server/services/sales/closed-sales';
import { answerOffer, enterOffer } from '@/lib/server/services/sales/offers';
import { closeSale, openSale, setMilestone } from '@/lib/server/services/sales/open-sale';
import { acceptSale, inviteSeller } from '@/lib/server/services/sales/sale-sellers';
import { isoDay } from '@/lib/text/iso-day';
import { onDatabase } from '@/tests/support/database/engines';
import { makeSaleStaff, makeVerified, mandate, offer, sellerOf, viewSale } from '@/tests/support/make-sale';

jest.setTimeout(60_000);

const MONTHS = 24;
const completed = { state: 'completed', isComparable: true } as const;
const daysAgo = (days: number) => isoDay(new Date(Date.now() - days * 86_400_000));

onDatabase(({ run }) => {
  async function makeAcceptedSale(doneOn = daysAgo(40)) {
    const agent = await makeSaleStaff('owner');
    const { id } = await createListing(agent, { operation: 'sale', type: 'apartment', area: 'gracia' });
    await openSale(agent, id, mandate);
    const client = await makeVerified(run);
    await inviteSeller(agent, id, client.email, 'es');
    await acceptSale(client, id);
    await enterOffer(agent, id, offer);
    const [entered] = (await viewSale(agent, id)).offers;
    await answerOffer(sellerOf(client), id, entered?.id ?? '', { state: 'accepted', counterAmount: null, text: '' });
    await setMilestone(agent, id, { kind: 'deed', dueOn: null, doneOn, waitsFor: null, note: '' });
    const size = () => saveListing(agent, { id, editVersion: 0, fields: { builtArea: 90 } });
    return { agent, id, client, size };
  }

  it('keeps place, type, size, price and day of the deed, and neither address nor name', async () => {
    const { agent, id, size } = await makeAcceptedSale(daysAgo(40));
    expect(await closeSale(agent, id, completed)).toBe('noPrice');
    await size();
    expect(await closeSale(agent, id, { ...completed, state: 'ended' })).toBe('noPrice');
    expect(await closeSale(agent, id, completed)).toBe('done');
    expect(await listSoldPrices(MONTHS)).toEqual([
      { area: 'gracia', type: 'apartment', size: 90, price: offer.amount, soldOn: daysAgo(40) },
    ]);
  });

  it('stores nothing unless the box is ticked, and no sale of long ago counts', async () => {
    const unticked = await makeAcceptedSale();
    await unticked.size();
    await closeSale(unticked.agent, unticked.id, { ...completed, isComparable: false });
    const old = await makeAcceptedSale('2020-01-15');
    await old.size();
    await closeSale(old.agent, old.id, completed);
    expect(await listSoldPrices(MONTHS)).toEqual([]);
    expect(await run('select sold_on from sold_prices')).toHaveLength(1);
  });

  it('ends with the consent, with a sale that is opened again, and with the account of a seller', async () => {
    for (const end of ['consent', 'reopening', 'account'] as const) {
      const { agent, client, id, size } = await makeAcceptedSale();
      await size();
      await closeSale(agent, id, completed);
      const [closed] = await readClosedSales(agent, id);
      expect(closed).toMatchObject({ isComparable: true });
      if (end === 'consent') await endComparable(agent, id, closed?.id ?? '');
      else if (end === 'reopening') await reopenSale(agent, id, closed?.id ?? '');
      else await eraseAddress(client.email);
      expect(await run('select * from sold_prices')).toEqual([]);
    }
  });

  it('shows the single sale at the desk, for a home of the kind, and only to staff', async () => {
    const { agent, client, id, size } = await makeAcceptedSale();
    await size();
    await closeSale(agent, id, completed);
    const evidenceOf = async (type: 'apartment' | 'house') => {
      const other = await createListing(agent, { operation: 'sale', type, area: 'eixample' });
      await saveListing(agent, { id: other.id, editVersion: 0, fields: { builtArea: 100 } });
      return readPriceEvidence(agent, other.id, 'en');
    };
    const evidence = await evidenceOf('apartment');
    expect(evidence?.sales).toEqual([
      {
        home: expect.stringMatching(/^Apartment, Gràcia, 90\sm²$/) as string,
        price: '€540,000',
        perArea: '€6,000/m²',
        quarter: expect.any(String) as string,
      },
    ]);
    expect(evidence?.level?.source).toBeTruthy();
    expect((await evidenceOf('house'))?.sales).toEqual([]);
    await expect(readPriceEvidence(sellerOf(client), id, 'en')).rejects.toThrow('listing.publish');
  });
});
