import type { StaffActor } from '@/lib/access/actor';
import { RightError } from '@/lib/errors/right-error';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { storeContent } from '@/lib/server/services/catalogue/store-content';
import { readToday } from '@/lib/server/services/listings/read-today';
import { createListing } from '@/lib/server/services/listings/create-listing';
import { onDatabase } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';

process.env.BUILT_AT = '2026-11-25T00:00:00Z';

const listing = contentListings.find(({ energy, status }) => energy.status === 'rated' && status === 'available');
const expires = listing?.energy.status === 'rated' ? listing.energy.expires : '';
const DAY_MS = 86_400_000;
const before = (days: number) => new Date(Date.parse(`${expires}T12:00:00Z`) - days * DAY_MS);

onDatabase(({ run }) => {
  const makeActor = async (role: 'owner' | 'agent'): Promise<StaffActor> => {
    const { email, id: userId } = await makeUser();
    return { kind: 'staff', role, userId, email, name: 'Marta', sessionId: 's' };
  };
  const addFeed = (name: string, outcome: string, columns = '', values = '') =>
    run(`with feed as (insert into feeds (name, started_at${columns}) values ('${name}', now()${values}) returning name)
      select 1 from feed`).then(() =>
      run(`insert into feed_runs (feed, report) values ('${name}', '{"outcome":"${outcome}"}')`),
    );

  beforeEach(async () => {
    await run('update catalogue_version set content_built_at = null, has_files = true, restore_id = gen_random_uuid()');
    await storeContent();
  });

  it('has nothing to say of a catalogue in order', async () => {
    const { certificates, drafts, emails, feeds, incomplete, ready, recent } = await readToday(
      await makeActor('owner'),
    );
    expect({ certificates, drafts, emails, feeds, incomplete, ready }).toEqual({
      certificates: [],
      drafts: [],
      emails: [],
      feeds: [],
      incomplete: [],
      ready: [],
    });
    expect(recent).toHaveLength(5);
  });

  it.each([
    [61, []],
    [60, [60]],
    [0, [0]],
  ])('tells %i days before of a certificate that ends: %j', async (days, expected) => {
    const { certificates } = await readToday(await makeActor('agent'), before(days));
    const own = certificates.filter((end) => end.listing.id === listing?.id && end.certificate === 'energy');
    expect(own.map((end) => end.days)).toEqual(expected);
  });

  it('warns of stressed areas whose declaration ends within 90 days', async () => {
    const actor = await makeActor('agent');
    expect((await readToday(actor, new Date('2026-12-01T12:00:00Z'))).declarations).toEqual([]);
    const { declarations } = await readToday(actor, new Date('2027-01-01T12:00:00Z'));
    expect(declarations.map(({ name }) => name)).toEqual(['Barcelona']);
  });

  it('shows a new draft as incomplete, and first among the homes that one worked on', async () => {
    const actor = await makeActor('agent');
    const { id } = await createListing(actor, { operation: 'sale', type: 'apartment', area: 'eixample' });
    await run(`insert into listing_drafts (listing_id, author_id, fields, over_version)
      values ('${id}', '${actor.userId}', '{}', 0)`);
    const today = await readToday(actor);
    expect(today.incomplete.map((one) => one.id)).toEqual([id]);
    expect(today.recent[0]?.id).toBe(id);
    expect(today.drafts.map((draft) => draft.listing.id)).toEqual([id]);
    expect((await readToday(await makeActor('agent'))).drafts).toEqual([]);
  });

  it('tells owners of feeds that failed, are held or paused, and nobody else', async () => {
    await addFeed('fine', 'complete');
    await addFeed('broken', 'broken');
    await addFeed('held', 'complete', ', held', `, '{}'`);
    await addFeed('paused', 'broken', ', paused_at', ', now()');
    const { feeds } = await readToday(await makeActor('owner'));
    expect(feeds.map(({ name, trouble }) => [name, trouble])).toEqual([
      ['broken', 'failed'],
      ['held', 'held'],
      ['paused', 'paused'],
    ]);
    expect((await readToday(await makeActor('agent'))).feeds).toEqual([]);
  });

  it('counts emails that were given up, by whom they are for', async () => {
    for (const kind of ['contactNotice', 'contactThanks', 'alertDigest']) {
      await run(`insert into jobs (kind, recipient, locale, status) values ('${kind}', 'a@example.com', 'es', 'dead')`);
    }
    const { emails } = await readToday(await makeActor('agent'));
    expect(emails.toSorted((one, other) => one.count - other.count)).toEqual([
      { concern: 'agency', count: 1 },
      { concern: 'recipient', count: 2 },
    ]);
  });

  it('is for staff', async () => {
    const client = { ...(await makeActor('agent')), kind: 'client' } as unknown as StaffActor;
    await expect(readToday(client)).rejects.toThrow(RightError);
  });
});
