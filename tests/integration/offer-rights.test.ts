import type { StaffActor } from '@/lib/access/actor';
import type { NotedBasis } from '@/lib/contacts/noted-basis';
import { confirmAlert, requestAlert } from '@/lib/server/data/alerts/alert-links';
import { findContact, findContactId } from '@/lib/server/data/contacts/contacts';
import { acceptLeadKey, insertLeadKey } from '@/lib/server/data/contacts/lead-keys';
import { composeEmail } from '@/lib/server/email/compose';
import { confirmNewsletter } from '@/lib/server/services/campaigns/confirm-newsletter';
import { subscribe } from '@/lib/server/services/campaigns/subscribe';
import { noteBasis } from '@/lib/server/services/contacts/change-contact';
import { enterEnquiry } from '@/lib/server/services/contacts/enter-enquiry';
import { receiveLead } from '@/lib/server/services/enquiries/receive-lead';
import { submitContact } from '@/lib/server/services/enquiries/submit-contact';
import { importContacts } from '@/lib/server/services/imports/import-contacts';
import { openImport, startImport } from '@/lib/server/services/imports/open-import';
import { confirmMatchesLink, readOwnConsent, stopOwnListings } from '@/lib/server/services/matching/listing-consent';
import { offersTo } from '@/lib/server/services/matching/offers-to';
import { answerOffer, enterOffer } from '@/lib/server/services/sales/offers';
import { closeSale } from '@/lib/server/services/sales/open-sale';
import { booked } from '@/tests/support/booked-appointments';
import { onDatabase } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';
import { makeStaff } from '@/tests/support/make-staff';
import { makeSale, offer, viewSale } from '@/tests/support/make-sale';
import { newestEmailToken, subscription } from '@/tests/support/newsletter';

const EMAIL = 'ada@example.com';
const visitor = { ip: '203.0.113.7', locale: 'es', page: '/es/contact' } as const;
const noted: NotedBasis = {
  basis: 'request',
  basisOn: '2026-11-20',
  basisChannel: 'telephone',
  basisWords: 'Send me homes',
  callsAgreed: false,
};

onDatabase(({ run }) => {
  let owner: StaffActor;
  beforeEach(async () => {
    owner = await makeStaff('owner');
  });

  const write = (similar?: 'yes') =>
    submitContact(
      { name: 'Ada', email: EMAIL, company: '', subject: '', message: 'Hola', ...(similar && { similar }) },
      visitor,
    );
  const confirmation = async () => {
    const [job] = await run<{ id: string; payload: { token: string } }>(
      `select id, payload from jobs where kind = 'matchesConfirm'`,
    );
    return job;
  };
  const confirm = async () => confirmMatchesLink((await confirmation())?.payload.token ?? '');
  const importWith = async (basis: string) => {
    const bytes = Buffer.from(`Email;Base legal\n${EMAIL};${basis}`);
    const started = await startImport(owner, 'people', { bytes, name: 'x.csv' });
    if (started.status === 'error') throw new Error(started.code);
    const open = await openImport(owner, 'people', started.id);
    if (!open) throw new Error('not there');
    await importContacts(owner, open);
  };
  const receive = async (more: Readonly<{ source?: string }>) => {
    const { secret } = await insertLeadKey('Program', owner.userId);
    const key = await acceptLeadKey(secret);
    if (!key) throw new Error('no key');
    await receiveLead(key, { name: 'Ada', email: EMAIL, message: '', language: 'es', ...more }, null);
  };
  const read = async () => {
    await subscribe({ ...subscription, email: EMAIL }, visitor);
    await confirmNewsletter(await newestEmailToken(run)('newsletterConfirm'));
  };
  const comeAlong = async () => {
    await booked();
    await run(
      `insert into appointment_guests (appointment_id, name, email) select id, 'Ada', '${EMAIL}' from appointments`,
    );
  };
  const entered = (source: 'telephone' | 'email' = 'telephone') =>
    enterEnquiry(owner, {
      ...{ name: 'Ada', email: EMAIL, phone: null, message: 'Hola', listing: '', language: 'es' },
      ...{ source, sourceName: null },
    });
  const notedAs = async (change: Partial<NotedBasis>) => {
    await entered();
    await noteBasis(owner, (await findContactId(EMAIL)) ?? '', { ...noted, ...change });
  };
  const buy = async () => {
    const sale = await makeSale(run);
    await enterOffer(sale.agent, sale.id, { ...offer, email: EMAIL });
    const [made] = (await viewSale(sale.agent, sale.id)).offers;
    await answerOffer(sale.seller, sale.id, made?.id ?? '', { state: 'accepted', counterAmount: null, text: '' });
    await closeSale(sale.agent, sale.id, { state: 'completed', isComparable: false });
  };
  const rightsOf = async (email = EMAIL) => {
    const id = await findContactId(email);
    const contact = id && (await findContact(id));
    if (!contact) return null;
    const { call, email: right } = await offersTo(contact);
    return [right.basis?.kind ?? right.bar, call?.kind ?? null];
  };

  it.each<[string, () => Promise<unknown>, readonly (string | null)[] | null]>([
    ['form without the box', () => write(), ['noBasis', null]],
    ['form with the box, not confirmed', () => write('yes'), ['noBasis', null]],
    ['form with the box', async () => [await write('yes'), await confirm()], ['consent', null]],
    ['call', () => booked({ email: EMAIL }), ['noBasis', null]],
    [
      'call with the box',
      async () => [await booked({ email: EMAIL, similar: 'yes' }), await confirm()],
      ['consent', null],
    ],
    ['API', () => receive({}), ['noBasis', null]],
    ['portal', () => receive({ source: 'idealista' }), ['noBasis', null]],
    ['telephone', () => entered(), ['noBasis', null]],
    ['email of an unknown sender', () => entered('email'), ['noBasis', null]],
    ['newsletter', read, ['noBasis', null]],
    ['account', () => makeUser({ email: EMAIL }), null],
    ['guest of an appointment', comeAlong, null],
    ['import of a request', () => importWith('Consentimiento'), ['requested', null]],
    ['import of a client', () => importWith('Cliente'), ['client', 'client']],
    ['import of an enquiry', () => importWith('Lead idealista'), null],
    ['import without a basis', () => importWith(''), null],
    ['request noted by staff', () => notedAs({}), ['requested', null]],
    ['request for calls too', () => notedAs({ callsAgreed: true }), ['requested', 'agreed']],
    ['contract noted by staff', () => notedAs({ basis: 'client' }), ['client', 'client']],
    [
      'alert',
      async () =>
        confirmAlert(await requestAlert({ email: EMAIL, locale: 'es', query: '', frequency: 'daily', version: '1' })),
      ['alert', null],
    ],
    ['buyer after a deal', buy, ['client', 'client']],
  ])('says who may be emailed and called: %s', async (_, comeIn, expected) => {
    await comeIn();
    expect(await rightsOf()).toEqual(expected);
  });

  it('counts the sellers of a mandate as clients, and reads no blocked sale', async () => {
    const { agent, client, id } = await makeSale(run);
    await run(
      `insert into contacts (id, locale, source) values ('5f0f7f6e-8a55-4a55-9c0e-0d2f2d9a7c11', 'es', 'desk')`,
    );
    await run(`insert into contact_emails values ('${client.email}', '5f0f7f6e-8a55-4a55-9c0e-0d2f2d9a7c11')`);
    expect(await rightsOf(client.email)).toEqual(['client', 'client']);
    await closeSale(agent, id, { state: 'ended', isComparable: false });
    await run(`update sales set closed_at = now() - interval '31 days'`);
    expect(await rightsOf(client.email)).toEqual(['client', 'client']);
    await run(`update contacts set basis = null`);
    expect(await rightsOf(client.email)).toEqual(['noBasis', null]);
  });

  it('stores the proof of the box, asks the address once, and ends with a click or in the account', async () => {
    await write('yes');
    const [proof] = await run<object>(
      `select email, place, consent_text, consent_version, confirmed_at from listing_consents`,
    );
    expect(proof).toMatchObject({ email: EMAIL, place: '/es/contact', confirmed_at: null });
    expect(Object.values(proof ?? {})).toContain('Enviarme por correo viviendas parecidas');
    const job = await confirmation();
    const email = await composeEmail({
      ...{ id: job?.id ?? '', kind: 'matchesConfirm', recipient: EMAIL, locale: 'es' },
      payload: job?.payload ?? {},
    });
    expect(email.text).toContain('/es/matches/confirm?token=');
    expect(await confirmMatchesLink('x'.repeat(43))).toBe(false);
    expect([await confirm(), await confirm()]).toEqual([true, true]);
    expect(await readOwnConsent({ verifiedEmail: null })).toBeNull();
    expect(await readOwnConsent({ verifiedEmail: EMAIL })).toBeInstanceOf(Date);
    await stopOwnListings({ verifiedEmail: EMAIL });
    expect(await rightsOf()).toEqual(['objected', null]);
    expect(await confirm()).toBe(false);
    // An address that objected is asked nothing (decision 99).
    await run('delete from jobs');
    await submitContact(
      { name: 'Ada', email: EMAIL, company: '', subject: '', message: 'Otra vez', similar: 'yes' },
      visitor,
    );
    expect(await confirmation()).toBeUndefined();
  });
});
