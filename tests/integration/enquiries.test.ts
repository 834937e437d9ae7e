import * as z from 'zod/mini';
import { enquirySchema } from '@/lib/forms/enquiry-schema';
import { listListings } from '@/lib/listings/catalogue/listings';
import { composeEmail } from '@/lib/server/email/compose';
import { exportLeads } from '@/lib/server/commands/leads';
import { submitEnquiry } from '@/lib/server/services/enquiries/submit-enquiry';
import { agentEmail } from '@/lib/site/agent-email';
import { onDatabase } from '@/tests/support/database/engines';
import { makeStaff } from '@/tests/support/make-staff';

const visitor = { ip: '203.0.113.9', locale: 'en' as const };
const listingFor = (operation: 'sale' | 'rent') => {
  const found = listListings().find((listing) => listing.operation === operation && listing.status === 'available');
  if (!found) throw new Error(`The portfolio has nothing for ${operation}`);
  return found;
};
const [home, letting] = [listingFor('sale'), listingFor('rent')];

const input = (fields: Record<string, unknown> = {}) =>
  z.parse(enquirySchema, {
    kind: 'viewing',
    name: 'Ada',
    email: 'ada@example.com',
    language: 'de',
    listingId: home.id,
    ...fields,
  });

type Row = Readonly<Record<string, unknown>>;

onDatabase(({ run }) => {
  const stored = async () => (await run<Row>('select * from messages order by created_at'))[0];
  const notice = async () => {
    const [row] = await run<{ id: string; payload: never; recipient: string }>(
      `select id, payload, recipient from jobs where kind = 'contactNotice'`,
    );
    if (!row) throw new Error('No notice');
    const email = await composeEmail({ kind: 'contactNotice', locale: 'es', ...row });
    return { ...email, recipient: row.recipient };
  };

  it('stores when and how somebody wants to see a home, and tells its agent', async () => {
    const request = input({
      days: ['monday', 'saturday'],
      parts: ['morning'],
      mode: 'video',
      phone: '+34 600 000 000',
    });
    expect(await submitEnquiry(request, visitor)).toMatchObject({ code: 'sent' });
    expect(await stored()).toMatchObject({
      kind: 'viewing',
      listing_id: home.id,
      locale: 'en',
      answer_language: 'de',
      phone: '+34600000000',
      message: '',
      preferences: { mode: 'video', days: ['monday', 'saturday'], parts: ['morning'], moveIn: null, people: null },
    });
    const { recipient, text } = await notice();
    expect(recipient).toBe(agentEmail(home.agent));
    for (const words of ['Por videollamada', 'Lunes y Sábado; Por la mañana', '+34600000000', 'Alemán'])
      expect(text).toContain(words);
  });

  it('tells the agent in the language of the account, else of the agency', async () => {
    const last = async () =>
      (await run<Row>(`select locale, payload from jobs where kind = 'contactNotice' order by created_at desc`))[0];
    await submitEnquiry(input(), visitor);
    expect(await last()).toMatchObject({ locale: 'es', payload: { listing: { title: home.text.es.title } } });
    await makeStaff('agent', home.agent);
    await submitEnquiry(input({ email: 'grace@example.com' }), visitor);
    expect(await last()).toMatchObject({ locale: 'en', payload: { listing: { title: home.text.en.title } } });
  });

  it('says that any time suits where none was chosen', async () => {
    await submitEnquiry(input(), visitor);
    expect((await notice()).text).toContain('Cualquier hora');
  });

  it('stores from when and how many of tenants alone', async () => {
    const tenant = { moveIn: '2027-02-01', people: '3' };
    await submitEnquiry(input(tenant), visitor);
    await submitEnquiry(input({ ...tenant, listingId: letting.id }), visitor);
    const rows = await run<Row>('select listing_id, preferences from messages');
    const preferencesOf = (id: string) => rows.find((row) => row.listing_id === id)?.preferences;
    expect(preferencesOf(home.id)).toMatchObject({ moveIn: null, people: null });
    expect(preferencesOf(letting.id)).toMatchObject({ moveIn: '2027-02-01', people: 3 });
  });

  it('stores a question with no times, whatever was sent beside it', async () => {
    await submitEnquiry(input({ kind: 'question', message: 'Is it quiet?', days: ['monday'] }), visitor);
    expect(await stored()).toMatchObject({ kind: 'question', message: 'Is it quiet?', preferences: null });
    expect((await notice()).text).toContain('Is it quiet?');
  });

  it('promises an answer in a language of the team alone', async () => {
    await submitEnquiry(input({ language: 'zz' }), visitor);
    expect(await stored()).toMatchObject({ answer_language: 'en' });
  });

  it('stores a double click once, and another enquiry as one of its own', async () => {
    const idempotencyKey = 'a'.repeat(20);
    await submitEnquiry(input({ idempotencyKey }), visitor);
    await submitEnquiry(input({ idempotencyKey }), visitor);
    await submitEnquiry(input({ idempotencyKey: 'b'.repeat(20) }), visitor);
    expect(await run('select id from messages')).toHaveLength(2);
  });

  it('goes to the agency where the listing is gone', async () => {
    await submitEnquiry(input({ listingId: 'gone' }), visitor);
    expect(await stored()).toMatchObject({ listing_id: null });
  });

  it('is exported with its kind and times', async () => {
    await submitEnquiry(input({ days: ['friday'] }), visitor);
    const { text } = await exportLeads(new Date(0), 'json');
    expect(JSON.parse(text)).toEqual([
      expect.objectContaining({ kind: 'viewing', preferences: expect.stringContaining('friday') }),
    ]);
  });
});
