import type { StaffActor } from '@/lib/access/actor';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { setCatalogue } from '@/lib/listings/catalogue/catalogue';
import { listingsHref } from '@/lib/listings/list/search-page';
import { noFilters } from '@/lib/listings/search/filters';
import type { Listing } from '@/lib/listings/catalogue/listings';
import { confirmListingConsent, insertListingConsent } from '@/lib/server/data/alerts/listing-consents';
import { requestAlert, confirmAlert } from '@/lib/server/data/alerts/alert-links';
import { deleteExpiredRows } from '@/lib/server/data/registry/retention';
import { composeEmail } from '@/lib/server/email/compose';
import { storeMessage } from '@/lib/server/services/enquiries/store-message';
import { joinContact, separateContact } from '@/lib/server/services/contacts/change-contact';
import { addRequirement } from '@/lib/server/services/contacts/contact-notes';
import { eraseContact, exportContact } from '@/lib/server/services/contacts/erase-contact';
import { openContact } from '@/lib/server/services/contacts/open-contact';
import { listingsForContact } from '@/lib/server/services/matching/listings-for-contact';
import { hasHeard } from '@/lib/server/services/matching/match';
import { noteObjection, stopMatchesLink, revokeObjection } from '@/lib/server/services/matching/object-to-listings';
import { contactsForListing } from '@/lib/server/services/matching/contacts-for-listing';
import { previewMatch } from '@/lib/server/services/matching/preview-match';
import { sendListing } from '@/lib/server/services/matching/send-listing';
import { makeListing } from '@/tests/support/make-listing';
import { onDatabase } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';

const flat = makeListing('flat');
const shop = makeListing('shop', { area: 'gracia', price: 300_000 });
const reserved = makeListing('flat', { id: 'reserved', reference: 'CM-9002', status: 'reserved' });
const catalogue = (...listings: readonly Listing[]) => setCatalogue(listings, [], 1);
const query = (filters: Partial<typeof noFilters>) => listingsHref({ ...noFilters, ...filters }).split('?')[1] ?? '';
const fitting = query({ types: ['apartment'], areas: ['eixample'], maxPrice: 650_000, beds: 2 });

let counter = 0;
async function write(email: string | null, fields: Partial<Parameters<typeof storeMessage>[0]> = {}) {
  counter += 1;
  const message = await storeMessage({
    idempotencyKey: `key-${counter}`,
    ...{
      locale: 'es',
      name: `Person ${counter}`,
      email,
      company: null,
      subject: null,
      message: 'Hola',
      listingId: null,
    },
    ...fields,
  });
  return message?.contactId ?? '';
}

/** Enquiry of a contact that ticked the box and confirmed it. */
async function consent(email: string, fields: Parameters<typeof write>[1] = {}) {
  const wanted = { email, locale: 'es', place: '/es/contact', text: 'Viviendas parecidas', version: '1' } as const;
  await confirmListingConsent(await insertListingConsent(wanted));
  return write(email, fields);
}

onDatabase(({ run }) => {
  let actor: StaffActor;
  let owner: StaffActor;

  beforeEach(async () => {
    catalogue(flat, shop, reserved);
    const made = async (role: 'owner' | 'agent'): Promise<StaffActor> => {
      const { email, id } = await makeUser({ isEmailVerified: true, name: role });
      await run(`insert into staff (user_id, role, enrolled_at) values ('${id}', '${role}', now())`);
      return { kind: 'staff', role, userId: id, email, name: role, sessionId: 's' };
    };
    actor = await made('agent');
    owner = await made('owner');
  });
  afterAll(() => setCatalogue(contentListings, [], 0));

  const people = async (id = flat.id) => (await contactsForListing(actor, id)) ?? [];
  const rightOf = async (contactId: string) =>
    (await people()).find(({ contact: person }) => person.id === contactId)?.right;
  const jobs = () =>
    run<{ recipient: string; locale: string; id: string; payload: Record<string, unknown>; later: boolean }>(
      `select id, recipient, locale, payload, next_attempt_at > now() + interval '9 minutes' as later
     from jobs where kind = 'listingMatch' order by recipient`,
    );
  const confirmedAlert = async (email: string, wanted: string) =>
    confirmAlert(await requestAlert({ email, locale: 'en', query: wanted, frequency: 'daily', version: '1' }));

  it('finds people by what they look for, both ways, and says what nearly fits', async () => {
    const wanted: readonly (readonly [string, string | null])[] = [
      [fitting, null],
      [query({ types: ['apartment'], maxPrice: 560_000 }), 'price'],
      [query({ types: ['apartment'], maxPrice: 540_000 }), 'no'],
      [query({ beds: 3 }), 'beds'],
      [query({ beds: 4 }), 'no'],
      [query({ areas: ['gracia'], types: ['apartment'] }), 'areas'],
      [query({ areas: ['moraira'] }), 'no'],
      [query({ beds: 3, maxPrice: 560_000 }), 'no'],
      [query({ location: 'girona' }), null],
      [query({ operation: 'rent' }), 'no'],
    ];
    for (const [searched, miss] of wanted) {
      const contactId = await write(`who-${wanted.findIndex(([one]) => one === searched)}@example.com`);
      await addRequirement(actor, contactId, searched);
      const [match] = (await people()).filter(({ contact: person }) => person.id === contactId);
      const homes = (await listingsForContact(actor, contactId))?.matches.map(({ listing }) => listing.id) ?? [];
      expect([searched, match ? (match.reasons[0] as { miss?: string | null }).miss : 'no']).toEqual([searched, miss]);
      expect(homes.includes(flat.id)).toBe(miss !== 'no');
      expect(homes).not.toContain(reserved.id);
    }
    expect(await contactsForListing(actor, reserved.id)).toBeNull();
  });

  it('lets only those be written to who consented, asked or have an alert, never after a mere enquiry', async () => {
    const viewed = await write('viewed@example.com', { listingId: flat.id, kind: 'viewing' });
    await consent('ticked@example.com', { listingId: flat.id });
    await confirmedAlert('alert@example.com', fitting);
    await requestAlert({
      email: 'unconfirmed@example.com',
      locale: 'en',
      query: fitting,
      frequency: 'daily',
      version: '1',
    });
    const noted = await write('noted@example.com', { kind: 'valuation' });
    await addRequirement(actor, noted, fitting);
    // Noted by a version before.
    await run(`update requirements set requested_at = now() - interval '1 year'`);
    const sells = await write('sells@example.com', { kind: 'valuation' });
    await addRequirement(actor, sells, fitting);
    const called = await write(null, { phone: '600 11 22 33', source: 'telephone' });
    await addRequirement(actor, called, fitting);
    const bases = (await people()).map(({ contact: person, right }) => [
      person.emails[0],
      right.basis?.kind ?? right.bar,
    ]);
    expect(Object.fromEntries(bases)).toEqual({
      ...{ 'ticked@example.com': 'consent', 'alert@example.com': 'alert', 'noted@example.com': 'requested' },
      ...{ 'sells@example.com': 'noBasis', undefined: 'noAddress', 'viewed@example.com': 'noBasis' },
    });
    await run(`update messages set state = 'closed', closed_reason = 'bought'`);
    expect(await rightOf(viewed)).toBeUndefined();
  });

  it('sends a home once to each, in her language, and again when it costs less', async () => {
    const ada = await consent('ada@example.com', { listingId: flat.id });
    const bea = await consent('bea@example.com', { listingId: flat.id, locale: 'en' });
    const barred = await write('old@example.com', { kind: 'valuation' });
    await addRequirement(actor, barred, fitting);
    expect((await previewMatch(actor, flat.id, bea))?.text).toContain('CM-9001');
    expect(await sendListing(actor, flat.id, [ada, bea, barred])).toEqual({ code: 'sent', count: 2 });
    expect(await sendListing(actor, flat.id, [ada, bea, barred])).toEqual({ code: 'nobody' });
    const [first] = await jobs();
    expect((await jobs()).map(({ later, locale, recipient }) => [recipient, locale, later])).toEqual([
      ['ada@example.com', 'es', false],
      ['bea@example.com', 'en', false],
    ]);
    const email = await composeEmail({ ...first!, kind: 'listingMatch', locale: 'es' });
    for (const part of ['600.000', 'energética E', 'CM-9001', 'AICAT', '/es/matches/stop?token=']) {
      expect(email.text).toContain(part);
    }
    expect(email.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    expect((await people()).filter(hasHeard)).toHaveLength(2);
    expect((await openContact(actor, ada, 'es'))?.timeline).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'sentHome', reference: 'CM-9001', to: 'ada@example.com' }),
      ]),
    );
    catalogue({ ...flat, price: 580_000 });
    expect((await people()).filter(hasHeard)).toEqual([]);
    await run(`insert into listings (id, reference, source, base, base_hash, version)
      values ('flat', 'CM-9001', 'desk', '{}', '', 1)`);
    await run(`insert into recent_changes (listing_id, action, edit_version, catalogue_version, former)
      values ('flat', 'priceChanged', 1, 1, '{}')`);
    expect(await sendListing(actor, flat.id, [ada])).toEqual({ code: 'sent', count: 1 });
    const again = (await jobs()).find(({ later }) => later);
    expect(again?.payload).toMatchObject({ before: 600_000, price: 580_000 });
    const lower = await composeEmail({ ...again!, kind: 'listingMatch', locale: 'es' });
    expect(lower.subject).toContain('Precio rebajado');
    catalogue(flat);
    await expect(composeEmail({ ...again!, kind: 'listingMatch', locale: 'es' })).rejects.toThrow('costs more');
    catalogue(shop);
    await expect(composeEmail({ ...again!, kind: 'listingMatch', locale: 'es' })).rejects.toThrow('no longer');
  });

  it('leaves out whom an alert has told', async () => {
    await confirmedAlert('alert@example.com', fitting);
    await confirmedAlert('near@example.com', query({ beds: 3 }));
    await run(
      `insert into home_news (listing_id, kind, price, created_at) values ('flat', 'new', 600000, now() + interval '1 minute')`,
    );
    expect((await people()).filter(hasHeard)).toEqual([]);
    await run(`update search_alerts set news_through = now() + interval '2 minutes'`);
    const digested = (await people()).filter(hasHeard);
    expect(digested.map(({ contact: person, sent }) => [person.emails[0], sent?.by])).toEqual([
      ['alert@example.com', null],
    ]);
  });

  it('lets an objection win, from the link, the mailbox or the telephone', async () => {
    const ada = await consent('ada@example.com', { listingId: flat.id });
    await sendListing(actor, flat.id, [ada]);
    const [job] = await jobs();
    const token = String(job?.payload.token);
    expect(await stopMatchesLink('x'.repeat(43))).toBe(false);
    expect([await stopMatchesLink(token), await stopMatchesLink(token)]).toEqual([true, true]);
    expect(await jobs()).toEqual([]);
    await addRequirement(actor, ada, fitting);
    expect((await rightOf(ada))?.bar).toBe('objected');
    catalogue({ ...flat, price: 500_000 });
    expect(await sendListing(actor, flat.id, [ada])).toEqual({ code: 'nobody' });
    // The objection also covers a second address and survives erasure.
    const second = await consent('ada.two@example.com', { listingId: flat.id });
    await joinContact(actor, second, 'ada@example.com');
    expect((await rightOf(second))?.bar).toBe('objected');
    await separateContact(actor, second, 'ada@example.com');
    expect((await rightOf(second))?.bar).toBeNull();
    expect(await noteObjection(actor, second)).toBe(true);
    expect((await rightOf(second))?.bar).toBe('objected');
    expect(Object.values((await exportContact(owner, second)) ?? {})[0]).toHaveProperty('objectionToHomesByEmail');
    await eraseContact(owner, second);
    const anew = await consent('ada.two@example.com', { listingId: flat.id });
    expect((await rightOf(anew))?.bar).toBe('objected');
    await run(`update advert_objections set created_at = now() - interval '37 months'`);
    await deleteExpiredRows();
    expect((await rightOf(anew))?.bar).toBe('objected');
  });

  it('takes an objection back at the desk alone, with a note of who asked', async () => {
    const ada = await consent('ada@example.com', { listingId: flat.id });
    expect(await revokeObjection(actor, ada, 'Ada')).toBe(false);
    await joinContact(actor, ada, 'ada.two@example.com');
    await noteObjection(actor, ada);
    // The client's own alert has separate consent.
    await confirmedAlert('ada@example.com', fitting);
    await write('ada@example.com', { listingId: flat.id });
    expect((await rightOf(ada))?.bar).toBe('objected');
    const client = { kind: 'client', userId: actor.userId } as unknown as StaffActor;
    await expect(revokeObjection(client, ada, 'Ada')).rejects.toThrow('contact.edit');
    expect(await revokeObjection(actor, ada, 'Ada, by telephone today')).toBe(true);
    expect(await rightOf(ada)).toMatchObject({ bar: null, basis: { kind: 'alert' } });
    expect(await run('select 1 from advert_objections')).toEqual([]);
    const [note] = await run<{ author: string; body: string }>(`select author, body from contact_events`);
    expect(note).toMatchObject({ author: actor.name, body: expect.stringContaining('Ada, by telephone today') });
    const [entry] = await run<object>(
      `select actor_id, subject_id, before, after from activity_log where action = 'objectionTakenBack'`,
    );
    expect(entry).toMatchObject({ actor_id: actor.userId, subject_id: ada });
    expect(JSON.stringify(entry)).not.toContain('telephone');
  });

  it('keeps what was sent with the person, for her and until she is erased', async () => {
    const ada = await consent('ada@example.com', { listingId: flat.id });
    await sendListing(actor, flat.id, [ada]);
    const exported = JSON.stringify(await exportContact(owner, ada));
    expect(exported).toContain('"homesSent":[{');
    await eraseContact(owner, ada);
    expect(await run('select 1 from listing_sends')).toEqual([]);
    expect(await jobs()).toEqual([]);
    const bea = await consent('bea@example.com', { listingId: flat.id });
    await sendListing(actor, flat.id, [bea]);
    await run(`update listing_sends set created_at = now() - interval '25 months'`);
    await deleteExpiredRows();
    expect(await run('select 1 from listing_sends')).toEqual([]);
  });

  it('sends at most fifty at once and ten times an hour, and records it', async () => {
    const ada = await consent('ada@example.com', { listingId: flat.id });
    expect(await sendListing(actor, flat.id, Array<string>(51).fill(ada))).toEqual({ code: 'tooMany' });
    expect(await sendListing(actor, reserved.id, [ada])).toEqual({ code: 'notOnOffer' });
    for (let n = 0; n < 10; n += 1) await sendListing(actor, flat.id, [ada]);
    expect(await sendListing(actor, flat.id, [ada])).toEqual({ code: 'tooMany' });
    expect(await run(`select subject_id from activity_log where action = 'homeSent'`)).toEqual([{ subject_id: ada }]);
    const client = { kind: 'client', userId: actor.userId } as unknown as StaffActor;
    await expect(sendListing(client, flat.id, [ada])).rejects.toThrow('contact.read');
    await expect(noteObjection(client, ada)).rejects.toThrow('contact.edit');
  });
});
