import { findListing } from '@/lib/listings/catalogue/listings';
import { exportLeads } from '@/lib/server/commands/leads';
import { deleteUser, exportUser } from '@/lib/server/data/registry/personal-data';
import { saveListings } from '@/lib/server/data/accounts/saved-listings';
import { markVerified } from '@/lib/server/data/accounts/users';
import { changeSharing, listSharedData } from '@/lib/server/services/accounts/sharing';
import { saveValuation } from '@/lib/server/services/valuations/save-valuation';
import { onDatabase } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';

const LISTING = 'villa-moraira';
const property = { area: 'gracia', type: 'apartment', size: '84', bedrooms: '3', floor: '2', condition: 'good' };
const ever = new Date(0);
const CLIENT = 'client-who-shares@example.com';

onDatabase(({ run }) => {
  async function makeClient() {
    const client = await makeUser({ email: CLIENT });
    await markVerified(client.id);
    await saveListings(client.id, [LISTING], 100);
    await saveValuation(client.id, property);
    return client;
  }

  const csv = async () => (await exportLeads(ever, 'csv')).text;

  it('shares nothing of a new account', async () => {
    const { id } = await makeClient();
    expect(await listSharedData(ever)).toEqual([]);
    expect(await csv()).not.toContain(CLIENT);
    expect((await exportUser(id))?.profile).toMatchObject({ savedListingsSharedAt: null, valuationsSharedAt: null });
  });

  it('shows the agency what is switched on, and nothing else', async () => {
    const client = await makeClient();
    await changeSharing(client, 'savedListings', true);
    expect(await listSharedData(ever)).toMatchObject([
      { client: { email: CLIENT }, savedListings: [{ listingId: LISTING }], valuations: null },
    ]);
    expect((await exportLeads(ever, 'csv')).rows).toMatchObject({ clients: 1 });
    expect(await csv()).toContain(`"${findListing(LISTING)?.reference}"`);
    expect(await csv()).not.toContain('herramientas/valoracion');
    await changeSharing(client, 'valuations', true);
    expect(await csv()).toMatch(/\d+-\d+ EUR \(20\d\d-\d\d-\d\d\) \S+\/es\/herramientas\/valoracion\?\S*area=gracia/);
    expect((await exportUser(client.id))?.profile).toMatchObject({ valuationsSharedAt: expect.any(Date) });
  });

  it('shows what is saved later, and stops at once when it is switched off', async () => {
    const client = await makeClient();
    await changeSharing(client, 'savedListings', true);
    await changeSharing(client, 'valuations', true);
    await saveListings(client.id, ['flat-eixample'], 100);
    expect((await listSharedData(ever))[0]?.savedListings).toHaveLength(2);
    await changeSharing(client, 'savedListings', false);
    expect(await listSharedData(ever)).toMatchObject([{ savedListings: null, valuations: [{}] }]);
    await changeSharing(client, 'valuations', false);
    expect(await listSharedData(ever)).toEqual([]);
    expect(await csv()).not.toContain(CLIENT);
  });

  it('keeps the day of the first consent, and dates a new one anew', async () => {
    const client = await makeClient();
    const sharedAt = async () =>
      (await run<{ at: string }>(`select saved_homes_shared_at::text as at from users where id = '${client.id}'`))[0]
        ?.at;
    await changeSharing(client, 'savedListings', true);
    const first = await sharedAt();
    await changeSharing(client, 'savedListings', true);
    expect(await sharedAt()).toBe(first);
    expect(await listSharedData(new Date(Date.now() + 60_000))).toEqual([]);
    await changeSharing(client, 'savedListings', false);
    await changeSharing(client, 'savedListings', true);
    expect(await sharedAt()).not.toBe(first);
  });

  it('shows nothing of an address that is not verified, of another client, or of a deleted account', async () => {
    const stranger = await makeUser();
    await changeSharing(stranger, 'savedListings', true);
    expect(await listSharedData(ever)).toEqual([]);
    const client = await makeClient();
    await changeSharing(client, 'valuations', true);
    expect((await listSharedData(ever)).map(({ client: { email } }) => email)).toEqual([CLIENT]);
    await deleteUser(client.id);
    expect(await listSharedData(ever)).toEqual([]);
  });
});
