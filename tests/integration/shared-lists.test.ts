import { listListings, findListing } from '@/lib/listings/catalogue/listings';
import { exportLeads } from '@/lib/server/commands/leads';
import { removeSavedListings, saveListings } from '@/lib/server/data/accounts/saved-listings';
import { markVerified } from '@/lib/server/data/accounts/users';
import { listListingNotes } from '@/lib/server/data/listings/listing-notes';
import { deleteUser, exportUser } from '@/lib/server/data/registry/personal-data';
import { deleteExpiredRows } from '@/lib/server/data/registry/retention';
import { changeSharing, listSharedData } from '@/lib/server/services/accounts/sharing';
import { readNotes, setNote } from '@/lib/server/services/saved-listings/set-note';
import {
  endSharing,
  readSharedList,
  sharedUntil,
  shareSavedList,
} from '@/lib/server/services/saved-listings/shared-list';
import { saveValuation } from '@/lib/server/services/valuations/save-valuation';
import { onDatabase } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';

onDatabase(({ run }) => {
  describe('shared lists', () => {
    const DAY_MS = 86_400_000;
    const [one = '', two = ''] = listListings().map(({ id }) => id);

    async function makeClient() {
      const client = await makeUser();
      await saveListings(client.id, [one, two], 10);
      return client;
    }

    async function shared(client: { id: string }): Promise<string> {
      const token = await shareSavedList(client);
      if (token === null) throw new Error('no link');
      return token;
    }

    it('shows the list as it is now to whoever has the link, and nothing else', async () => {
      const client = await makeClient();
      const token = await shared(client);
      await setNote(client, one, 'mine alone');
      await removeSavedListings(client.id, [two]);
      const list = await readSharedList(token, null);
      expect(list).toEqual({ ids: [one], expiresAt: expect.any(Date), isOwn: false });
      expect(JSON.stringify(list)).not.toContain('mine');
      expect((await readSharedList(token, client.id))?.isOwn).toBe(true);
      expect(await readSharedList(`${token}x`, null)).toBeNull();
      const [row] = await run<{ hash: string }>(`select hash from shared_lists where user_id = '${client.id}'`);
      expect(row?.hash).not.toBe(token);
    });

    it('works for 90 days, until it is ended or another is made', async () => {
      const client = await makeClient();
      const first = await shared(client);
      const days = ((await sharedUntil(client.id))?.getTime() ?? 0) / DAY_MS - Date.now() / DAY_MS;
      expect(Math.round(days)).toBe(90);
      const second = await shared(client);
      expect(await readSharedList(first, null)).toBeNull();
      expect(await readSharedList(second, null)).not.toBeNull();
      await endSharing(client);
      expect(await readSharedList(second, null)).toBeNull();
      expect(await sharedUntil(client.id)).toBeNull();
      const third = await shared(client);
      await run(`update shared_lists set expires_at = now() - interval '1 second' where user_id = '${client.id}'`);
      expect(await readSharedList(third, null)).toBeNull();
      expect(await sharedUntil(client.id)).toBeNull();
      await deleteExpiredRows();
      expect(await run(`select 1 from shared_lists where user_id = '${client.id}'`)).toHaveLength(0);
    });

    it('refuses the twenty-first link of an hour', async () => {
      const client = await makeClient();
      for (let link = 0; link < 20; link += 1) expect(await shareSavedList(client)).not.toBeNull();
      expect(await shareSavedList(client)).toBeNull();
    });

    it('has notes on saved listings, and deletes empty ones', async () => {
      const client = await makeClient();
      await setNote(client, one, 'Ask for the bills');
      await setNote(client, one, 'Ask for the bills of 2025');
      await setNote(client, 'not-saved', 'no');
      expect(await readNotes(client.id)).toEqual({ [one]: 'Ask for the bills of 2025' });
      await setNote(client, one, '');
      expect(await readNotes(client.id)).toEqual({});
    });

    it('deletes a note a day after its listing left the list', async () => {
      const client = await makeClient();
      await setNote(client, one, 'first');
      await setNote(client, two, 'second');
      await run(`update listing_notes set updated_at = now() - interval '2 days'`);
      await removeSavedListings(client.id, [two]);
      await deleteExpiredRows();
      expect(await readNotes(client.id)).toEqual({ [one]: 'first' });
    });

    it('exports both without the secret, and deletes them with the account', async () => {
      const client = await makeClient();
      const token = await shared(client);
      await setNote(client, one, 'Ask for the bills');
      const data = await exportUser(client.id);
      expect(data).toMatchObject({ notes: [{ listingId: one, note: 'Ask for the bills' }], sharedLists: [{}] });
      expect(JSON.stringify(data?.sharedLists)).not.toMatch(/hash/i);
      await deleteUser(client.id);
      expect(await readSharedList(token, null)).toBeNull();
      expect(await listListingNotes(client.id)).toEqual([]);
    });
  });

  describe('sharing', () => {
    const LISTING = 'villa-moraira';
    const property = { area: 'gracia', type: 'apartment', size: '84', bedrooms: '3', floor: '2', condition: 'good' };
    const ever = new Date(0);
    const CLIENT = 'client-who-shares@example.com';

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
});
