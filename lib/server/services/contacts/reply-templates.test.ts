import type { ContactView, EnquiryView } from '@/lib/contacts/contact-views';
import { listListings } from '@/lib/listings/catalogue/listings';
import { draftReply } from './reply-templates';

const [listing] = listListings();
if (!listing) throw new Error('The portfolio is empty');

const actor = {
  kind: 'staff',
  role: 'agent',
  userId: 'a',
  email: 'a@example.com',
  name: 'Ana Roig',
  sessionId: 's',
} as const;
const enquiry: EnquiryView = {
  id: 'e',
  contactId: 'c',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: null,
  kind: 'viewing',
  source: 'website',
  sourceName: null,
  subject: null,
  text: '',
  times: 'By video. Mondays',
  listing: { id: listing.id, reference: listing.reference, title: listing.text.en.title },
  state: 'unanswered',
  stateSince: '2026-11-26T09:00:00.000Z',
  lateness: 'onTime',
  closedReason: null,
  assignee: null,
  createdAt: '2026-11-26T09:00:00.000Z',
};
const contact: ContactView = {
  id: 'c',
  name: 'Ada',
  phones: [],
  typedPhones: [],
  locale: 'en',
  emails: ['ada@example.com'],
  offers: {
    email: { basis: null, email: null, bar: 'noBasis' },
    call: null,
    mayBeWrittenTo: true,
    proof: null,
  },
  agent: null,
  createdAt: '2026-11-26T09:00:00.000Z',
  enquiries: [{ ...enquiry, files: [] }],
  timeline: [],
  sales: [],
  tasks: [],
  requirements: [],
  savedListings: null,
  valuations: null,
  namesakes: [],
};

it('fills in the facts of the home in both languages, the person’s first', () => {
  const { subject, templates } = draftReply(actor, contact, enquiry);
  expect(subject).toMatch(/^Re: /);
  expect(templates.map(({ key, locale }) => `${key} ${locale}`)).toEqual(
    ['en', 'es'].flatMap((locale) => ['facts', 'viewing', 'gone', 'call'].map((key) => `${key} ${locale}`)),
  );
  for (const { text } of templates) expect(text).not.toMatch(/[{}]|none|undefined/);
  for (const { key, locale, text } of templates) {
    const facts = ['Ana Roig', listing.text[locale].title, `/${locale}/properties/${listing.id}`];
    const named = key === 'call' ? 1 : key === 'facts' ? 3 : 2;
    expect(facts.filter((fact) => text.includes(fact)).slice(0, named)).toEqual(facts.slice(0, named));
  }
  expect(templates.filter(({ text }) => text.includes('Mondays')).map(({ locale }) => locale)).toEqual(['en']);
});

it('has neither facts nor a conversation where a number was all that was left', () => {
  const { subject, templates } = draftReply(actor, { ...contact, locale: 'es' }, null);
  expect(subject).not.toMatch(/^Re: /);
  expect(templates.map(({ key, locale }) => `${key} ${locale}`)).toEqual(['call es', 'call en']);
});

it('is for staff alone', () => {
  expect(() => draftReply({ kind: 'client', userId: 'a' } as never, contact, enquiry)).toThrow('contact.edit');
});
