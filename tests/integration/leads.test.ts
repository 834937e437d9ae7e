import { agency } from '@/content/agency';
import { agentEmail } from '@/lib/site/agent-email';
import { findListing } from '@/lib/listings/catalogue/listings';
import { getTeamMember } from '@/lib/site/team';
import { contactRequestSchema, type ContactRequest } from '@/lib/forms/contact-schema';
import { exportLeads } from '@/lib/server/commands/leads';
import { exportUser, deleteUser } from '@/lib/server/data/registry/personal-data';
import { deleteExpiredRows } from '@/lib/server/data/registry/retention';
import { markVerified } from '@/lib/server/data/accounts/users';
import { botCheck } from '@/lib/server/providers/captcha/bot-check';
import { listOwnEnquiries } from '@/lib/server/services/enquiries/own-enquiries';
import { submitContact } from '@/lib/server/services/enquiries/submit-contact';
import { startEmailWorker } from '@/lib/server/jobs/workers';
import type { Email } from '@/lib/server/providers/mail/port';
import { PRIVACY_VERSION } from '@/lib/site/legal';
import { onDatabase } from '@/tests/support/database/engines';
import { clientOf, makeUser } from '@/tests/support/database/rows';
import * as z from 'zod/mini';

const visitor = { ip: '203.0.113.7', locale: 'es' as const };
const input = (fields: Partial<ContactRequest> = {}): ContactRequest =>
  z.parse(contactRequestSchema, { name: 'Ada', email: 'ada@example.com', message: 'Hola', ...fields });
const LISTING = 'villa-moraira';
const agentId = findListing(LISTING)?.agent ?? '';
const key = (n: number) => String(n).padStart(32, '0');

onDatabase(({ run }) => {
  const count = async (table: string) =>
    (await run<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n ?? -1;

  it('stores a message with its two emails, or nothing', async () => {
    expect(await submitContact(input({ listingId: LISTING }), visitor)).toMatchObject({ code: 'sent' });
    const [row] = await run<{ listing_id: string; locale: string; privacy_version: string }>('select * from messages');
    expect(row).toMatchObject({ listing_id: LISTING, locale: 'es', privacy_version: PRIVACY_VERSION });
    const emails = await run<{ kind: string; recipient: string; locale: string }>('select * from jobs order by kind');
    expect(emails.map(({ kind, recipient, locale }) => [kind, recipient, locale])).toEqual([
      ['contactNotice', agentEmail(agentId), 'es'],
      ['contactThanks', 'ada@example.com', 'es'],
    ]);
    await run('alter table jobs rename to jobs_away');
    await expect(submitContact(input({ message: 'Otra' }), visitor)).rejects.toThrow();
    await run('alter table jobs_away rename to jobs');
    expect(await count('messages')).toBe(1);
  });

  it('sends a message about a listing to its agent, with a copy to the office, on retries too', async () => {
    const agent = getTeamMember(agentId, 'es').name;
    await submitContact(input({ listingId: LISTING }), visitor);
    const sent: Email[] = [];
    const tries: string[] = [];
    const worker = startEmailWorker({
      name: 'smtp',
      send: async (email) => {
        tries.push(email.id);
        if (tries.length <= 2) throw new Error('the mail server is down');
        sent.push(email);
      },
    });
    await worker.wake();
    expect(sent).toEqual([]);
    await run(`update jobs set next_attempt_at = now() - interval '1 second'`);
    await worker.wake();
    await worker.stop();
    const notice = sent.find(({ to }) => to.address === agentEmail(agentId));
    expect(notice).toMatchObject({ cc: [{ address: agency.email }], replyTo: { address: 'ada@example.com' } });
    expect(notice?.text).toContain(agent);
    expect(notice?.text).toContain(findListing(LISTING)?.text.es.title);
    expect(sent.find(({ to }) => to.address === 'ada@example.com')?.text).toContain(agent);
  });

  it.each([
    ['none', undefined],
    ['one that is not ours', 'villa-of-nobody'],
    ['a name of the language', '__proto__'],
  ])('sends a message about no listing (%s) to the office', async (_, listingId) => {
    expect(await submitContact(input({ listingId }), visitor)).toMatchObject({ code: 'sent' });
    expect(await run('select listing_id from messages')).toEqual([{ listing_id: null }]);
    expect(await run(`select recipient from jobs where kind = 'contactNotice'`)).toEqual([{ recipient: agency.email }]);
  });

  it('stores four concurrent repeats once, by key or content', async () => {
    const first = input({ idempotencyKey: key(1) });
    const results = await Promise.all(Array.from({ length: 4 }, () => submitContact(first, visitor)));
    expect(results).toEqual(Array(4).fill({ code: 'sent', key: expect.any(String) }));
    expect(await submitContact(first, visitor)).toEqual(results[0]);
    expect([await count('messages'), await count('jobs')]).toEqual([1, 2]);
    await submitContact(input({ message: 'Sin clave', email: 'b@example.com' }), { ...visitor, ip: '203.0.113.8' });
    await submitContact(input({ message: 'Sin clave', email: 'b@example.com' }), { ...visitor, ip: '203.0.113.8' });
    expect([await count('messages'), await count('jobs')]).toEqual([2, 4]);
  });

  it('stores a changed message again', async () => {
    await submitContact(input({ idempotencyKey: key(2) }), visitor);
    await submitContact(input({ idempotencyKey: key(2), message: 'Hola otra vez' }), visitor);
    expect(await count('messages')).toBe(2);
  });

  it('allows five in ten minutes from an address, then returns the wait', async () => {
    for (let n = 0; n < 5; n += 1) {
      const request = input({ idempotencyKey: key(n), email: `v${n}@example.com`, message: `n${n}` });
      expect(await submitContact(request, visitor)).toMatchObject({ code: 'sent' });
    }
    const sixth = await submitContact(input({ email: 'v6@example.com' }), visitor);
    expect(sixth).toEqual({ code: 'tooMany', retryAfter: expect.any(Number) });
    expect(await submitContact(input({ email: 'v7@example.com' }), { ...visitor, ip: '203.0.113.9' })).toMatchObject({
      code: 'sent',
    });
    expect(await count('messages')).toBe(6);
  });

  it('does not count bots against an address or the ceiling', async () => {
    const robot = { ...visitor, ip: '203.0.113.66' };
    jest.replaceProperty(botCheck, 'isConfigured', true);
    const judge = jest.spyOn(botCheck, 'judge').mockResolvedValue('bot');
    const request = input({ recaptchaToken: 'token' });
    for (let n = 0; n < 5; n += 1) expect(await submitContact(request, robot)).toEqual({ code: 'captcha' });
    expect(await submitContact(request, robot)).toMatchObject({ code: 'tooMany' });
    expect(judge).toHaveBeenCalledTimes(5);
    expect(await run('select 1 from rate_limits')).toHaveLength(1);
    judge.mockResolvedValue('human');
    for (let n = 0; n < 5; n += 1) {
      const sent = await submitContact({ ...request, message: `n${n}` }, { ...visitor, ip: `203.0.113.${n}` });
      expect(sent).toMatchObject({ code: 'sent' });
    }
    expect(await submitContact(request, { ...visitor, ip: '203.0.113.50' })).toMatchObject({ code: 'tooMany' });
    jest.restoreAllMocks();
  });

  it('treats forms filled in too fast as bots', async () => {
    expect(await submitContact(input({ elapsedMs: 20 }), visitor)).toEqual({ code: 'tooFast' });
    expect(await count('messages')).toBe(0);
  });

  it('exports a client’s enquiries and deletes them with the account; not of an unverified address', async () => {
    const [mine, stranger] = [await makeUser({ email: 'ada@example.com' }), await makeUser({ email: 'b@example.com' })];
    await markVerified(mine.id);
    await submitContact(input(), visitor);
    await submitContact(input({ email: 'b@example.com' }), visitor);
    expect((await exportUser(mine.id))?.messages).toMatchObject([{ message: 'Hola', email: 'ada@example.com' }]);
    expect((await exportUser(stranger.id))?.messages).toEqual([]);
    await deleteUser(mine.id);
    await deleteUser(stranger.id);
    expect(await run('select email from messages')).toEqual([{ email: 'b@example.com' }]);
  });

  it('shows a client their enquiries and delivery on the dashboard', async () => {
    const [mine, other] = [await makeUser({ email: 'ada@example.com' }), await makeUser()];
    await submitContact(input({ subject: 'Una visita', listingId: LISTING }), visitor);
    expect(await listOwnEnquiries(await clientOf(mine), 'es')).toEqual([]);
    await markVerified(mine.id);
    await markVerified(other.id);
    expect(await listOwnEnquiries(await clientOf(other), 'es')).toEqual([]);
    expect(await listOwnEnquiries(await clientOf(mine), 'es')).toMatchObject([
      {
        subject: 'Una visita',
        text: 'Hola',
        isDelivered: false,
        listing: { href: `/properties/${LISTING}` },
      },
    ]);
    await run(`update jobs set status = 'sent' where kind = 'contactNotice'`);
    expect(await listOwnEnquiries(await clientOf(mine), 'es')).toMatchObject([{ isDelivered: true }]);
  });

  it('keeps messages for 24 months, as the privacy policy says', async () => {
    await submitContact(input({ message: 'old' }), visitor);
    await run(`update messages set created_at = now() - interval '24 months' - interval '1 day'`);
    await submitContact(input({ message: 'young' }), visitor);
    await run(`update messages set created_at = now() - interval '23 months' where message = 'young'`);
    await deleteExpiredRows();
    expect(await run('select message from messages')).toEqual([{ message: 'young' }]);
  });

  it('exports every lead since a date, with the state of its email', async () => {
    await submitContact(input({ name: '=1+1' }), visitor);
    const { text, rows } = await exportLeads(new Date(Date.now() - 60_000), 'csv');
    expect(rows).toEqual({ contacts: 1, subscribers: 0, alerts: 0, appointments: 0, clients: 0 });
    expect(text).toContain(`"'=1+1","ada@example.com"`);
    expect(text).toContain('"queued"');
    expect((await exportLeads(new Date(Date.now() + 60_000), 'csv')).rows).toEqual({
      contacts: 0,
      subscribers: 0,
      alerts: 0,
      appointments: 0,
      clients: 0,
    });
  });
});
