import { agency } from '@/content/agency';
import { composeEmail } from './compose';
import { locales } from '@/lib/i18n/locales';
import { guidePdf } from '@/lib/i18n/routes';
import { listListings } from '@/lib/listings/catalogue/listings';
import type { EmailKindName } from '@/lib/server/data/core/email-concerns';
import { emailKinds } from './registry';

const listingId = listListings()[0]?.id ?? '';

const appointment = {
  uid: '7d0c2a4e-1111-4222-8333-444455556666',
  reference: '7K4M-2PXQ',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+1 212 555 0100',
  notes: null,
  locale: 'en',
  timeZone: 'America/New_York',
  startsAt: '2026-12-03T08:30:00.000Z',
  minutes: 60,
  sequence: 1,
} as const;

/** The type requires every kind. */
const payloads = {
  accountDeleted: {},
  accountEnding: { endsOn: '2026-12-23', months: 24 },
  alreadyRegistered: {},
  alertConfirm: { token: 'secret-token', query: 'type=villa&maxPrice=2000000' },
  alertDigest: {
    token: 'secret-token',
    query: 'type=villa',
    listings: [
      { listingId, price: 1_850_000, before: null },
      { listingId, price: 1_850_000, before: 1_990_000 },
    ],
  },
  answerNotice: {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    subject: 'Re: Quiet home',
    text: 'Two lines\nof words',
    isWhole: false,
    attachments: ['plan.pdf'],
    contactId: '7d0c2a4e-1111-4222-8333-444455556666',
    enquiryId: null,
  },
  appointmentBooked: { ...appointment, key: 'secret-key' },
  appointmentCancelled: { ...appointment, key: 'secret-key' },
  appointmentMoved: { ...appointment, key: 'secret-key', previousStartsAt: '2026-12-02T08:30:00.000Z' },
  appointmentNotice: { ...appointment, change: 'booked' },
  appointmentPassedOn: { ...appointment, key: 'secret-key', agent: 'Oriol Vidal' },
  appointmentReminder: { ...appointment, key: 'secret-key' },
  appointmentRequested: { ...appointment, key: 'secret-key' },
  calendarUnread: { since: '2026-12-03T08:30:00.000Z', problem: 'refused' },
  campaignTest: {
    campaignId: '7d0c2a4e-1111-4222-8333-444455556666',
    content: {
      en: { subject: 'November', opening: 'Two lines\nof words', closing: '' },
      es: { subject: 'Noviembre', opening: 'Dos líneas\nde palabras', closing: '' },
      listings: [listingId],
      articles: [],
    },
  },
  certificateEnding: {
    listing: { id: listingId, reference: 'CM-0001', title: 'Villa', agent: 'Ana Roig' },
    certificate: 'energy',
    expires: '2027-01-20',
  },
  confirmDeletion: { token: 'secret-token' },
  contactInformation: {},
  contactNotice: {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    company: null,
    subject: null,
    message: 'Two lines\nof words',
    language: 'en',
    listing: { id: listingId, reference: 'CM-0001', title: 'Villa', agent: 'Ana Roig' },
    sentAt: '2026-11-20T20:00:00.000Z',
  },
  contactReply: {
    subject: 'Re: Quiet home CM-0001',
    text: 'Dear Ada,\n\nit is quiet.\nAna',
    agent: { name: 'Ana Roig', email: 'ana@example.com' },
    name: 'reply-1',
    earlier: ['enquiry-1'],
  },
  contactThanks: { listing: { id: listingId, reference: 'CM-0001', agent: 'Ana Roig' } },
  contactsUninformed: { count: 3, until: '2026-12-03T08:30:00.000Z' },
  enquiryWaiting: {
    name: 'Ada Lovelace',
    since: '2026-11-20T20:00:00.000Z',
    agent: null,
    reference: 'CM-0001',
    contactId: null,
  },
  guestViewing: {
    ...{ ...appointment, phone: '', notes: null, by: 'Ada Lovelace', change: 'booked', informs: true },
    visit: { kind: 'viewing', mode: 'inPerson', place: null, home: null, listingId: null },
  },
  listingMatch: {
    ...{ token: 'secret-token', listingId, price: 99_000_000, basis: 'consent', before: null },
    answerToken: 'secret-token',
    agent: { name: 'Ana Roig', email: 'ana@example.com' },
  },
  listingTakenOff: {
    listing: { reference: 'CM-0001', title: 'Villa', agent: 'Ana Roig' },
    problems: [{ field: 'energy.expires', message: 'ended on 2026-11-25', rule: 'energyEnded' }],
  },
  matchesConfirm: { token: 'secret-token' },
  newSignInMethod: { provider: 'google' },
  newsletterConfirm: { token: 'secret-token', hasSellingGuide: false },
  newsletterGuide: { token: 'secret-token', hasSellingGuide: true },
  passwordChanged: {},
  secondStepReset: {},
  resetPassword: { token: 'secret-token' },
  staffInvitation: { token: 'secret-token', role: 'agent', inviter: 'Marta Soler' },
  saleInvitation: { id: listingId, title: 'Villa', agent: 'Ana Roig' },
  saleFigures: {
    ...{ id: listingId, title: 'Villa', token: 'secret-token', from: '2026-11-20', to: '2026-11-26' },
    sums: { views: 40, saves: 1, enquiries: 2, viewings: 0, alerts: 3 },
    ...{ medianViews: 31.5, like: 9 },
  },
  saleNews: { id: listingId, title: 'Villa', agent: 'Ana Roig', news: 'accepted', answer: 'Two lines\nof words' },
  sendingStopped: { words: '550 5.7.1 Service unavailable; client host blocked' },
  saleNotice: {
    id: listingId,
    reference: 'CM-0001',
    news: 'countered',
    author: 'ada@example.com',
    amount: 540_000,
    text: 'Two lines\nof words',
  },
  sellerAnswer: { id: listingId, reference: 'CM-0001', agent: 'Ana Roig', comment: 'Two lines\nof words' },
  verifyEmail: { token: 'secret-token' },
  viewingQuestions: { token: 'secret-token', listingId, agent: 'Ana Roig' },
} as const satisfies Record<EmailKindName, unknown>;

const compose = (kind: string, locale: 'en' | 'es', payload: Record<string, unknown>) =>
  composeEmail({ id: 'f2b8', kind, recipient: 'ada@example.com', locale, payload });

const imagesOf = (html: string) => [...html.matchAll(/<img\b[^>]* src="([^"]*)"/g)].map(([, address = '']) => address);

describe.each(Object.keys(emailKinds) as EmailKindName[])('%s', (kind) => {
  it.each(['en', 'es'] as const)('is in %s, with equal HTML and text', async (locale) => {
    const email = await compose(kind, locale, payloads[kind]);
    expect(email.to).toEqual({ address: 'ada@example.com' });
    expect(email.subject).toMatch(/\p{L}{3}/u);
    expect(email.html).toMatch(/^<!DOCTYPE html/);
    expect(email.html).toContain(`lang="${locale}"`);
    // A missing text shows its key.
    expect(email.subject + email.text + email.html).not.toMatch(/mails\.|MISSING_MESSAGE|undefined|\{provider\}/);
    for (const [address] of email.text.matchAll(/https?:\S+/g)) {
      expect(address).toMatch(new RegExp(`^http://localhost:3000/(${locale}(/|$)|guides/)`));
      expect(email.html).toContain(`href="${address.replaceAll('&', '&amp;')}"`);
    }
    // Elements that email programs block or that track opening.
    expect(email.html).not.toMatch(/<(script|link|iframe)\b/);
    expect(email.html).toContain('prefers-color-scheme: dark');
    const images = imagesOf(email.html);
    expect(images[0]).toBe('http://localhost:3000/icon-email.png');
    const hasListing = ['campaignTest', 'listingMatch', 'viewingQuestions'].includes(kind);
    expect(images.slice(1).map((address) => address.replace(/\/[^/]*$/, ''))).toEqual(
      hasListing ? ['http://localhost:3000/feeds/pictures'] : [],
    );
  });
});

it('shows a home in the list of a mailbox without cutting it', async () => {
  const { html } = await compose('listingMatch', 'es', payloads.listingMatch);
  const [, preview] = /display:none[^>]*>([^<]*)/.exec(html) ?? [];
  expect(preview?.trim()).toMatch(/^[\d.]+\s€ · .* · Clase energética [A-G]$/);
});

it('differs between the languages', async () => {
  for (const kind of Object.keys(emailKinds) as EmailKindName[]) {
    const [en, es] = [await compose(kind, 'en', payloads[kind]), await compose(kind, 'es', payloads[kind])];
    const isQuoted = kind === 'contactNotice' || kind === 'contactReply';
    expect(isQuoted || en.subject !== es.subject).toBe(true);
    expect(en.text).not.toBe(es.text);
  }
});

it.each([
  ['verifyEmail', '/auth/verify'],
  ['resetPassword', '/reset-password'],
  ['confirmDeletion', '/dashboard/delete-account'],
  ['newsletterConfirm', '/newsletter/confirm'],
  ['newsletterGuide', '/newsletter/unsubscribe'],
])('%s leads to %s with its token', async (kind, path) => {
  const { text, html } = await compose(kind, 'es', { token: 'aB-1_2' });
  expect(text).toContain(`http://localhost:3000/es${path}?token=aB-1_2`);
  expect(html).toContain(`${path}?token=aB-1_2"`);
});

it.each(['en', 'es'] as const)('confirms an alert in %s, without the sender’s words', async (locale) => {
  const query = 'type=villa&location=You+won%3A+evil.example&maxPrice=2000000';
  const confirmation = await compose('alertConfirm', locale, { token: 'secret-token', query });
  expect(JSON.stringify(confirmation)).not.toContain('evil');
  expect(confirmation.text).toMatch(/2[.,]000[.,]000/);
  const { token, listings } = payloads.alertDigest;
  expect((await compose('alertDigest', locale, { token, listings, query })).text).toContain('evil.example');
});

it('names the provider', async () => {
  expect((await compose('newSignInMethod', 'en', { provider: 'facebook' })).subject).toContain('Facebook');
});

it('refuses a payload of another version', async () => {
  await expect(compose('toString', 'en', {})).rejects.toThrow('no email of the kind');
  await expect(compose('verifyEmail', 'en', { link: 'x' })).rejects.toThrow();
});

it('replies go to the visitor, whose name is no address', async () => {
  const payload = { ...payloads.contactNotice, name: 'Eve <eve@evil.example>, x@y.example' };
  const { replyTo, text } = await compose('contactNotice', 'es', payload);
  expect(replyTo).toEqual({ name: 'Eve <eve@evil.example>, x@y.example', address: 'ada@example.com' });
  expect(text).toContain('> Two lines\n> of words');
});

describe('a message about a listing', () => {
  const notice = (recipient: string, listing: Record<string, unknown> | null) =>
    composeEmail({
      id: 'f2b8',
      kind: 'contactNotice',
      recipient,
      locale: 'es',
      payload: { ...payloads.contactNotice, listing },
    });
  const { listing } = payloads.contactNotice;

  it('greets its agent and names the copy', async () => {
    const { cc, text } = await notice('ana@example.com', listing);
    expect(cc).toEqual([{ name: agency.name, address: agency.email }]);
    expect(text).toMatch(/Ana Roig[^\n]*Villa[^\n]*CM-0001/);
    expect(text.replace(/\s+/g, ' ')).toContain(agency.email);
  });

  it('names its agent to the office if the agent has no address', async () => {
    const { cc, text } = await notice(agency.email, listing);
    expect(cc).toBeUndefined();
    expect(text).toContain('Ana Roig');
  });

  it('renders payloads without agent or listing', async () => {
    for (const old of [{ id: listing.id, reference: listing.reference }, null]) {
      expect((await notice(agency.email, old)).cc).toBeUndefined();
    }
    const thanks = await compose('contactThanks', 'es', { listing: { id: listing.id, reference: 'CM-0001' } });
    expect(thanks.text).toContain('CM-0001');
  });
});

it('has one-click unsubscribe (RFC 8058)', async () => {
  const { headers } = await compose('newsletterGuide', 'en', { token: 'aB-1_2' });
  expect(headers).toEqual({
    'List-Unsubscribe': '<http://localhost:3000/api/newsletter/unsubscribe?token=aB-1_2>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

it.each(locales)('links the guides that were asked for, %s', async (locale) => {
  const pdfs = async (payload: object) =>
    [
      ...(await compose('newsletterGuide', locale, { token: 'aB-1_2', ...payload })).text.matchAll(
        /\/guides\/\S+\.pdf/g,
      ),
    ].map(([path]) => path);
  const { buying, selling } = guidePdf;
  expect(await pdfs({ hasSellingGuide: true })).toEqual([selling[locale], buying[locale]]);
  expect(await pdfs({ hasSellingGuide: false })).toEqual([buying[locale]]);
  expect(await pdfs({})).toEqual([buying[locale]]);
});
