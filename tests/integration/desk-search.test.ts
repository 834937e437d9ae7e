import type { StaffActor } from '@/lib/access/actor';
import { RightError } from '@/lib/errors/right-error';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { noDeskFilters } from '@/lib/listings/desk/desk-filters';
import { storeContent } from '@/lib/server/services/catalogue/store-content';
import { listDeskListings } from '@/lib/server/services/listings/list-desk-listings';
import { searchDesk } from '@/lib/server/services/search/search-desk';
import { deskHelp } from '@/lib/site/desk-help';
import { onDatabase } from '@/tests/support/database/engines';
import { staffActor } from '@/tests/support/staff-actor';

process.env.BUILT_AT = '2026-11-25T00:00:00Z';

const listing = contentListings.find(({ status }) => status === 'available');
if (!listing) throw new Error('The portfolio has nothing');
const agent: StaffActor = staffActor('agent');

onDatabase(({ run }) => {
  const addContact = async (name: string, email: string) => {
    const [contact] = await run<{ id: string }>(
      `insert into contacts (name, locale, source) values ('${name}', 'es', 'website') returning id`,
    );
    await run(`insert into contact_emails (email, contact_id) values ('${email}', '${contact?.id ?? ''}')`);
    return contact?.id;
  };

  beforeEach(async () => {
    await run('update catalogue_version set content_built_at = null, has_files = true, restore_id = gen_random_uuid()');
    await storeContent();
  });

  it('finds a listing by its reference, a contact by name and address, and help by a title', async () => {
    const id = await addContact('Ada Lovelace', 'ada@example.com');
    const byReference = await searchDesk(agent, listing.reference, 'en');
    expect(byReference.listings.items.map((item) => item.id)).toEqual([listing.id]);
    for (const q of ['lovel', 'ada@example']) {
      expect((await searchDesk(agent, q, 'en')).contacts).toMatchObject({ total: 1, items: [{ id }] });
    }
    const [section] = deskHelp('es');
    expect((await searchDesk(agent, section?.title ?? '', 'es')).help[0]?.id).toBe(section?.id);
    const nothing = await searchDesk(agent, 'xylophone', 'en');
    expect(nothing).toEqual({ listings: { items: [], total: 0 }, contacts: { items: [], total: 0 }, help: [] });
  });

  it('finds a listing by the other name of its place', async () => {
    const { listings } = await searchDesk(agent, 'calpe', 'es');
    const inCalp = contentListings.filter(({ area }) => area === 'calp').map(({ id }) => id);
    expect(inCalp).not.toEqual([]);
    expect(listings.items.map(({ id }) => id)).toEqual(expect.arrayContaining(inCalp));
  });

  it('shows the first eight contacts and counts all of them', async () => {
    for (let number = 0; number < 9; number += 1) await addContact(`Zoe ${number}`, `zoe${number}@example.com`);
    const { contacts } = await searchDesk(agent, 'zoe', 'en');
    expect([contacts.items.length, contacts.total]).toEqual([8, 9]);
  });

  it('counts enquiries of the last seven days in the table of listings, without spam', async () => {
    const add = (key: string, state: string, days: number) =>
      run(`insert into messages (idempotency_key, locale, name, email, message, privacy_version, listing_id, state, created_at)
        values ('${key}', 'es', 'Ada', 'ada@example.com', 'Is it quiet?', '1', '${listing.id}', '${state}',
          now() - interval '${days} days')`);
    await add('new', 'unanswered', 0);
    await add('old', 'unanswered', 8);
    await add('spam', 'spam', 0);
    const { hasMixedSources, week } = await listDeskListings(agent, { ...noDeskFilters, q: listing.reference });
    expect([...week]).toEqual([[listing.id, { enquiries: 1, viewings: 0 }]]);
    expect(hasMixedSources).toBe(false);
  });

  it('is for staff', async () => {
    const client = { ...agent, kind: 'client' } as unknown as StaffActor;
    await expect(searchDesk(client, 'ada', 'en')).rejects.toThrow(RightError);
  });
});
