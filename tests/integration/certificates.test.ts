import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { isGoneListing, isShownListing } from '@/lib/listings/catalogue/listing-ids';
import { parseFeedSettings } from '@/lib/listings/kyero/feed-settings';
import { runListingCommand } from '@/lib/server/commands/listing-command';
import { deleteExpiredRows } from '@/lib/server/data/registry/retention';
import { commandActor } from '@/lib/access/actor';
import { changeListing } from '@/lib/server/services/catalogue/change-listing';
import { checkCertificates } from '@/lib/server/services/catalogue/check-certificates';
import { loadCatalogue } from '@/lib/server/services/catalogue/load-catalogue';
import { storeContent } from '@/lib/server/services/catalogue/store-content';
import { importFeed } from '@/lib/server/services/feeds/import-feed';
import { agency } from '@/content/agency';
import { completeSupplement, longDescription } from '@/tests/support/complete-supplement';
import { onDatabase, temporaryFolder } from '@/tests/support/database/engines';
import { kyeroFeed, kyeroProperty } from '@/tests/support/kyero-feed';
import { teamEmails } from '@/tests/support/team';

const sale = contentListings.find(({ operation, status }) => operation === 'sale' && status === 'available');
const letting = contentListings.find(({ operation }) => operation === 'rent');
const { id = '', reference = '', energy } = sale ?? {};
const expires = energy?.status === 'rated' ? energy.expires : '';

const DAY_MS = 86_400_000;
const daysBefore = (days: number) => new Date(Date.parse(`${expires}T12:00:00Z`) - days * DAY_MS);

// One build, as in next.config.ts.
process.env.BUILT_AT = '2026-11-25T00:00:00Z';

onDatabase(({ run }) => {
  type Row = { kind: string; recipient: string; locale: string; payload: { listing: { reference: string } } };
  const emailsAbout = async (about: string) => {
    const rows = await run<Row>('select kind, recipient, locale, payload from jobs order by created_at');
    return rows.filter(({ payload }) => payload.listing.reference === about);
  };
  const isShown = async (listing: string) => {
    await loadCatalogue();
    return [isShownListing(listing), isGoneListing(listing)];
  };
  const SHOWN = [true, false];
  const GONE = [false, true];
  const newBuild = () => run('update catalogue_version set content_built_at = null');
  /** Keeps one listing, so that the clock affects no other. */
  const others = () => run(`delete from listings where id <> '${id}'`);
  const certificateUntil = (day: string) =>
    run(
      `update listings set base_hash = '', base = jsonb_set(base, '{energy,expires}', '"${day}"') where id = '${id}'`,
    );

  beforeEach(async () => {
    await run('update catalogue_version set content_built_at = null, has_files = true, restore_id = gen_random_uuid()');
    await storeContent();
    await loadCatalogue();
  });

  it('takes a home down on the last day of its certificate, and writes to its agent once', async () => {
    await checkCertificates(daysBefore(1));
    expect(await isShown(id)).toEqual(SHOWN);
    await Promise.all([checkCertificates(daysBefore(0)), checkCertificates(daysBefore(0))]);
    await checkCertificates(daysBefore(-1));
    expect(await isShown(id)).toEqual(GONE);
    const sent = (await emailsAbout(reference)).filter(({ kind }) => kind === 'listingTakenOff');
    expect(sent).toMatchObject([{ recipient: teamEmails.agent, locale: 'es' }]);
    const events = await run<{ kind: string }>(
      `select kind from listing_events where listing_id = '${id}' order by created_at`,
    );
    expect(events.map(({ kind }) => kind)).toEqual(['published', 'withdrawn']);
  });

  it('takes it down as that day begins in Spain, when it is the day before in UTC', async () => {
    const halfPastMidnight = new Date(Date.parse(expires) - 30 * 60_000);
    await checkCertificates(new Date(Date.parse(expires) - 180 * 60_000));
    expect(await isShown(id)).toEqual(SHOWN);
    await checkCertificates(halfPastMidnight);
    expect(await isShown(id)).toEqual(GONE);
    expect(await changeListing(commandActor, reference, { kind: 'publish' }, { now: halfPastMidnight })).toMatchObject({
      status: 'incomplete',
    });
  });

  it('names what it lacks, and publishes it again with a new certificate alone', async () => {
    await checkCertificates(daysBefore(0));
    expect((await runListingCommand({ action: 'list' })).text).toMatch(
      new RegExp(`${reference} +draft.*\\n +.*RD 390/2021.*energy.expires ended on ${expires}`),
    );
    expect(await changeListing(commandActor, reference, { kind: 'publish' }, { now: daysBefore(0) })).toMatchObject({
      status: 'incomplete',
      problems: [{ field: 'energy.expires', rule: 'energyEnded' }],
    });
    await certificateUntil('2026-12-01');
    await newBuild();
    await storeContent();
    expect(await isShown(id)).toEqual(SHOWN);
  });

  it('does not show a file of a new build whose certificate has ended', async () => {
    await run('delete from listings');
    await newBuild();
    await storeContent(daysBefore(0));
    expect(await isShown(id)).toEqual(GONE);
  });

  it('reminds 60 days before, once, however often it looks and long as it takes', async () => {
    await others();
    await checkCertificates(daysBefore(61));
    expect(await emailsAbout(reference)).toEqual([]);
    await Promise.all([checkCertificates(daysBefore(60)), checkCertificates(daysBefore(60))]);
    await checkCertificates(daysBefore(59));
    expect(await emailsAbout(reference)).toMatchObject([
      { kind: 'certificateEnding', recipient: teamEmails.agent, payload: { expires } },
    ]);
    // Sent emails are deleted after 30 days.
    await run(`update jobs set status = 'sent', sent_at = now() - interval '31 days'`);
    await deleteExpiredRows();
    for (const days of [30, 29, 5, 1]) await checkCertificates(daysBefore(days));
    expect(await emailsAbout(reference)).toEqual([]);
    expect(await isShown(id)).toEqual(SHOWN);
  });

  it('reminds of a home that was published later, and writes to the agency for an agent without an address', async () => {
    await run(
      `update listings set published_at = '${daysBefore(20).toISOString()}', base = jsonb_set(base, '{agent}', '"colleague"')`,
    );
    await others();
    await checkCertificates(daysBefore(19));
    await checkCertificates(daysBefore(18));
    expect(await emailsAbout(reference)).toMatchObject([{ kind: 'certificateEnding', recipient: agency.email }]);
  });

  it('says nothing of withdrawn and sold homes, and leaves sold ones their page', async () => {
    await changeListing(commandActor, reference, { kind: 'sell' });
    await others();
    await checkCertificates(daysBefore(30));
    await checkCertificates(daysBefore(0));
    expect(await isShown(id)).toEqual(SHOWN);
    await changeListing(commandActor, reference, { kind: 'withdraw' });
    await checkCertificates(daysBefore(0));
    expect(await emailsAbout(reference)).toEqual([]);
  });

  it('takes a home of a feed down, and shows it again with a new certificate in its settings', async () => {
    const file = path.join(temporaryFolder(), 'feed.xml');
    writeFileSync(
      file,
      kyeroFeed([kyeroProperty({ id: 'A-1', ref: 'A-1', town: 'Moraira', desc: longDescription, images: null })]),
    );
    const bring = (day: string) => {
      const defaults = { ...completeSupplement, energy: { ...completeSupplement.energy, expires: day } };
      const settings = parseFeedSettings(JSON.stringify({ trusted: true, defaults }), 'crm.yaml');
      return importFeed({ name: 'crm', address: file, settings });
    };
    const home = 'villa-moraira-a-1';
    await bring('2033-05-14');
    expect(await isShown(home)).toEqual(SHOWN);
    await checkCertificates(new Date('2033-05-14T12:00:00Z'));
    expect(await isShown(home)).toEqual(GONE);
    expect(await emailsAbout('A-1')).toMatchObject([{ kind: 'listingTakenOff' }]);
    expect(await bring('2033-05-14')).toMatchObject({
      counts: { unchanged: 1, drafts: 1 },
      drafts: [{ reference: 'A-1', problems: [{ rule: 'energyEnded' }] }],
    });
    await bring('2034-05-14');
    expect(await isShown(home)).toEqual(SHOWN);
  });

  it('publishes no home of a trusted feed whose certificate has ended', async () => {
    const file = path.join(temporaryFolder(), 'feed.xml');
    writeFileSync(
      file,
      kyeroFeed([
        kyeroProperty({
          id: 'A-2',
          ref: 'A-2',
          town: 'Moraira',
          date: '2018-01-01 00:00:00',
          desc: longDescription,
          images: null,
        }),
      ]),
    );
    const energyOfBefore = { ...completeSupplement.energy, issued: '2015-05-14', expires: '2025-05-14' };
    const defaults = { ...completeSupplement, energy: energyOfBefore };
    const settings = parseFeedSettings(JSON.stringify({ trusted: true, defaults }), 'crm.yaml');
    expect(await importFeed({ name: 'crm', address: file, settings })).toMatchObject({
      counts: { published: 0 },
      drafts: [{ reference: 'A-2', problems: [{ rule: 'energyEnded' }] }],
    });
  });

  it('tells what a person should look at in a feed', async () => {
    const file = path.join(temporaryFolder(), 'feed.xml');
    writeFileSync(
      file,
      kyeroFeed([kyeroProperty({ id: 'A-3', ref: 'A-3', town: 'Moraira', desc: longDescription, images: null })]),
    );
    const defaults = {
      ...completeSupplement,
      energy: { ...completeSupplement.energy, consumption: { letter: 'A', value: 398 } },
    };
    const settings = parseFeedSettings(JSON.stringify({ trusted: true, defaults }), 'crm.yaml');
    expect(await importFeed({ name: 'crm', address: file, settings })).toMatchObject({
      counts: { published: 1 },
      warnings: [{ reference: 'A-3', problems: [{ field: 'energy.consumption', rule: 'energyFigure' }] }],
    });
  });

  it('refuses a rent above its limit, and a letting whose index is old, from the desk', async () => {
    const { price = 0, reference: rented = '' } = letting ?? {};
    const consulted = new Date(`${letting?.rental?.stressedArea?.index.consulted}T12:00:00Z`);
    const later = new Date(consulted.getTime() + 100 * DAY_MS);
    expect(
      await changeListing(commandActor, rented, { kind: 'price', price: price * 2 }, { now: consulted }),
    ).toMatchObject({
      status: 'incomplete',
      problems: [{ field: 'price', rule: 'aboveLastRent' }],
    });
    expect(
      await changeListing(commandActor, rented, { kind: 'price', price: price - 10 }, { now: later }),
    ).toMatchObject({
      status: 'changed',
    });
    await changeListing(commandActor, rented, { kind: 'withdraw' }, { now: later });
    expect(await changeListing(commandActor, rented, { kind: 'publish' }, { now: later })).toMatchObject({
      status: 'incomplete',
      problems: [{ rule: 'indexOld' }],
    });
    expect(await changeListing(commandActor, rented, { kind: 'publish' }, { now: consulted })).toMatchObject({
      status: 'changed',
    });
  });
});
