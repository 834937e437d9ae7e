import type { Actor, StaffActor } from '@/lib/access/actor';
import { RightError } from '@/lib/errors/right-error';
import { formatPrice } from '@/lib/i18n/format';
import { listOnMarket } from '@/lib/listings/catalogue/listings';
import { findListingById } from '@/lib/server/data/listings/catalogue';
import { findCampaign } from '@/lib/server/data/campaigns/campaigns';
import { exportUser, deleteUser } from '@/lib/server/data/registry/personal-data';
import { putRecentChange } from '@/lib/server/data/listings/recent-changes';
import { deleteExpiredRows } from '@/lib/server/data/registry/retention';
import { clickLink } from '@/lib/server/email/campaign/click-link';
import { campaignTemplates } from '@/lib/server/jobs/campaign-templates';
import { loadCatalogue } from '@/lib/server/services/catalogue/load-catalogue';
import { storeContent } from '@/lib/server/services/catalogue/store-content';
import { previewCampaign } from '@/lib/server/services/campaigns/preview-campaign';
import {
  isSentElsewhere,
  listCampaigns,
  readCampaign,
  readClicks,
  readSubscribers,
  readWaitingListings,
} from '@/lib/server/services/campaigns/read-campaigns';
import { saveListing } from '@/lib/server/services/listings/save-listing';
import { deleteCampaign } from '@/lib/server/services/campaigns/delete-campaign';
import { saveCampaign } from '@/lib/server/services/campaigns/save-campaign';
import {
  listCampaignInSearch,
  pauseCampaign,
  resumeCampaign,
  sendCampaign,
} from '@/lib/server/services/campaigns/send-campaign';
import { testCampaign } from '@/lib/server/services/campaigns/test-campaign';
import { followLink } from '@/lib/server/services/campaigns/follow-link';
import { readSentNewsletter } from '@/lib/server/services/campaigns/read-sent-newsletter';
import { addSubscribers, makeDraft, owner, written } from '@/tests/support/campaigns';
import { onDatabase } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';

const agent: StaffActor = { ...owner, role: 'agent' };
const client: Actor = { kind: 'client', userId: owner.userId };
const NO_ID = '00000000-0000-4000-8000-000000000000';

onDatabase(({ run }) => {
  const actions = async () =>
    (await run<{ action: string }>('select action from activity_log order by created_at')).map(({ action }) => action);
  const save = (id: string, editVersion: number, replaces = false, content = written) =>
    saveCampaign(owner, { id, editVersion, replaces, content });
  const other = { ...written, en: { ...written.en, closing: 'Changed.' } };

  it('counts readers by their language', async () => {
    await addSubscribers(run, 3);
    expect(await readSubscribers(owner)).toEqual({ en: 2, es: 1, undeliverable: 0 });
  });

  it.each([agent, client])('refuses everything to whoever may not send', async (actor) => {
    const id = await makeDraft();
    const works: (() => Promise<unknown>)[] = [
      () => listCampaigns(actor),
      () => readCampaign(actor, id),
      () => readSubscribers(actor),
      () => readClicks(actor, id),
      async () => isSentElsewhere(actor),
      () => saveCampaign(actor, { id, editVersion: 0, replaces: false, content: other }),
      () => saveCampaign(actor, { id: null, editVersion: 0, replaces: false, content: other }),
      () => testCampaign(actor as StaffActor, id),
      () => sendCampaign(actor, id, 0),
      () => deleteCampaign(actor, id),
      () => readWaitingListings(actor),
      () => pauseCampaign(actor, id),
      () => resumeCampaign(actor, id),
      () => listCampaignInSearch(actor, id, true),
      () => previewCampaign(actor, id, { locale: 'en', isDark: false }),
    ];
    for (const work of works) await expect(work()).rejects.toThrow(RightError);
    expect(await findCampaign(id)).toMatchObject({ editVersion: 0, state: 'draft', content: written });
    expect(await actions()).toEqual(['campaignSaved']);
  });

  it('saves changes with what they were, and refuses an older version until it is to be replaced', async () => {
    const id = await makeDraft();
    expect(await save(id, 0, false, other)).toEqual({ status: 'saved', id });
    expect(await save(id, 0)).toEqual({ status: 'conflict' });
    expect((await findCampaign(id))?.content.en.closing).toBe('Changed.');
    expect(await save(id, 0, true)).toEqual({ status: 'saved', id });
    expect(await findCampaign(id)).toMatchObject({ content: written, editVersion: 2, author: 'Olga Owner' });
    const [row] = await run(`select before, after from activity_log where before is not null order by created_at`);
    expect(row).toEqual({ before: { en: written.en }, after: { en: other.en } });
    expect(await save(id, 2)).toEqual({ status: 'saved', id });
    expect((await findCampaign(id))?.editVersion).toBe(2);
    expect(await save(NO_ID, 0)).toEqual({ status: 'unknown' });
    expect(await save(`x' or 1=1`, 0)).toEqual({ status: 'unknown' });
  });

  it('deletes a draft and nothing else', async () => {
    const id = await makeDraft();
    expect(await deleteCampaign(owner, id)).toBe(true);
    expect([await findCampaign(id), await deleteCampaign(owner, id)]).toEqual([null, false]);
    expect(await actions()).toEqual(['campaignSaved', 'campaignDeleted']);
    const sent = await makeDraft();
    await addSubscribers(run, 1);
    await sendCampaign(owner, sent, 0);
    expect(await deleteCampaign(owner, sent)).toBe(false);
    expect(await findCampaign(sent)).toMatchObject({ state: 'sending' });
  });

  it('leaves out a home whose last change can still be undone', async () => {
    await storeContent();
    await loadCatalogue();
    const id = await makeDraft({ ...written, listings: ['villa-moraira', 'flat-eixample'] });
    const stored = await findListingById('villa-moraira');
    const campaign = await findCampaign(id);
    if (!stored || !campaign) throw new Error('a home and a draft');
    const former = { ...stored, publishedAt: null, soldAt: null };
    const both = JSON.stringify(await campaignTemplates()(campaign));
    expect([/villa-moraira/.test(both), /flat-eixample/.test(both)]).toEqual([true, true]);
    const change = { action: 'priceChanged', editVersion: 1, catalogueVersion: 1 } as const;
    await putRecentChange({ ...change, listingId: stored.id, former });
    expect(await readWaitingListings(owner)).toEqual(['villa-moraira']);
    const one = JSON.stringify(await campaignTemplates()(campaign));
    expect([/villa-moraira/.test(one), /flat-eixample/.test(one)]).toEqual([false, true]);
  });

  it('lets one of two simultaneous editors win', async () => {
    const id = await makeDraft();
    const results = await Promise.all([save(id, 0, false, other), save(id, 0, false, { ...written, articles: ['x'] })]);
    expect(results.map(({ status }) => status).sort()).toEqual(['conflict', 'saved']);
  });

  it('sends only what is finished, was looked at and has readers, once', async () => {
    const draft = await makeDraft({ ...written, es: { ...written.es, opening: ' ' } });
    expect(await sendCampaign(owner, draft, 0)).toEqual({ status: 'error', code: 'incomplete' });
    const id = await makeDraft();
    expect(await sendCampaign(owner, id, 0)).toEqual({ status: 'error', code: 'noReaders' });
    await addSubscribers(run, 3);
    expect(await sendCampaign(owner, id, 1)).toEqual({ status: 'error', code: 'changed' });
    expect(await sendCampaign(owner, NO_ID, 0)).toEqual({ status: 'error', code: 'unknown' });
    const results = await Promise.all([sendCampaign(owner, id, 0), sendCampaign(owner, id, 0)]);
    expect(results).toEqual(expect.arrayContaining([{ status: 'done' }, { status: 'error', code: 'closed' }]));
    expect(await run('select count(*)::int as n from campaign_sends')).toEqual([{ n: 3 }]);
    expect(await save(id, 0, true, other)).toEqual({ status: 'closed' });
    expect(await pauseCampaign(owner, id)).toBe(true);
    expect(await resumeCampaign(owner, id)).toBe(true);
    expect((await actions()).slice(2)).toEqual(['campaignSent', 'campaignPaused', 'campaignResumed']);
  });

  it('sends a test in the finished languages, at most twenty an hour', async () => {
    const id = await makeDraft({ ...written, es: { ...written.es, subject: '' } });
    expect(await testCampaign(owner, id)).toEqual({ status: 'done' });
    expect(await run(`select recipient, locale from jobs where kind = 'campaignTest'`)).toEqual([
      { recipient: 'owner@example.com', locale: 'en' },
    ]);
    expect((await findCampaign(id))?.testedAt).not.toBeNull();
    for (let n = 1; n < 20; n += 1) await testCampaign(owner, id);
    expect(await testCampaign(owner, id)).toMatchObject({ code: 'tooMany' });
    expect(await testCampaign(owner, NO_ID)).toEqual({ status: 'error', code: 'unknown' });
  });

  it('counts links of what was sent, by nobody, and leads on whatever happens', async () => {
    await addSubscribers(run, 1);
    const id = await makeDraft();
    const query = new URL(clickLink(id, '/es/properties')).searchParams;
    expect(await followLink(query, true)).toBe('/es/properties');
    expect(await readClicks(owner, id)).toEqual([]);
    await sendCampaign(owner, id, 0);
    await Promise.all(Array.from({ length: 12 }, () => followLink(query, true)));
    expect(await followLink(query, false)).toBe('/es/properties');
    expect(await readClicks(owner, id)).toEqual([{ link: '/es/properties', n: 12 }]);
    query.set('to', 'https://evil.example');
    expect(await followLink(query, true)).toBeNull();
    const unknown = new URL(clickLink(NO_ID, '/es')).searchParams;
    expect(await followLink(unknown, true)).toBe('/es');
  });

  it('shows a newsletter to everybody once it is being sent, and to search engines when the agency says so', async () => {
    await addSubscribers(run, 1);
    const id = await makeDraft();
    expect(await readSentNewsletter(id)).toBeNull();
    await listCampaignInSearch(owner, id, true);
    await sendCampaign(owner, id, 0);
    expect(await readSentNewsletter(id)).toMatchObject({ content: written, isIndexed: false });
    await listCampaignInSearch(owner, id, true);
    expect(await readSentNewsletter(id)).toMatchObject({ isIndexed: true });
    expect(await readSentNewsletter('nonsense')).toBeNull();
  });

  it('previews each language, light and dark', async () => {
    const id = await makeDraft();
    const dark = await previewCampaign(owner, id, { locale: 'es', isDark: true });
    expect(dark?.html).toContain('@media all');
    expect(dark?.text).toContain('Buenos días.');
    expect((await previewCampaign(owner, id, { locale: 'en', isDark: false }))?.html).toContain('@media not all');
    expect(await previewCampaign(owner, 'nonsense', { locale: 'en', isDark: false })).toBeNull();
  });

  it('previews the price that a listing has now', async () => {
    await storeContent();
    await loadCatalogue();
    const [listing] = listOnMarket().filter(({ operation }) => operation === 'sale');
    if (!listing) throw new Error('no listing');
    const id = await makeDraft({ ...written, listings: [listing.id] });
    const shown = async () => (await previewCampaign(owner, id, { locale: 'en', isDark: false }))?.text;
    expect(await shown()).toContain(formatPrice(listing.price, 'en'));
    const price = listing.price - 11_000;
    await saveListing(owner, { id: listing.id, editVersion: 0, fields: { price } });
    await loadCatalogue();
    expect(await shown()).toContain(formatPrice(price, 'en'));
    expect(await shown()).not.toContain(formatPrice(listing.price, 'en'));
  });

  it('exports and deletes what was sent to a client, and forgets it after 30 days', async () => {
    await addSubscribers(run, 2);
    const user = await makeUser({ email: 'reader-1@example.com', isEmailVerified: true });
    const id = await makeDraft();
    await sendCampaign(owner, id, 0);
    expect(await exportUser(user.id)).toMatchObject({ newslettersSent: [{ campaignId: id, state: 'queued' }] });
    await deleteUser(user.id);
    expect(await run('select count(*)::int as n from campaign_sends')).toEqual([{ n: 1 }]);
    await run(`update campaign_sends set state = 'sent', settled_at = now() - interval '31 days'`);
    await deleteExpiredRows();
    expect(await run('select 1 from campaign_sends')).toEqual([]);
    expect(await findCampaign(id)).not.toBeNull();
  });
});
