import * as z from 'zod/mini';
import { POST } from '@/app/api/leads/route';
import { agency } from '@/content/agency';
import { contactRequestSchema, type ContactRequest } from '@/lib/forms/contact-schema';
import { findListing, listListings } from '@/lib/listings/catalogue/listings';
import { exportLeads } from '@/lib/server/commands/leads';
import { markVerified } from '@/lib/server/data/accounts/users';
import { endLeadKey, insertLeadKey } from '@/lib/server/data/contacts/lead-keys';
import { exportUser, deleteUser } from '@/lib/server/data/registry/personal-data';
import { deleteExpiredRows } from '@/lib/server/data/registry/retention';
import { startEmailWorker } from '@/lib/server/jobs/workers';
import { botCheck } from '@/lib/server/providers/captcha/check-for-bot';
import type { Email } from '@/lib/server/providers/mail/port';
import { listOwnEnquiries } from '@/lib/server/services/enquiries/own-enquiries';
import { submitContact } from '@/lib/server/services/enquiries/submit-contact';
import { agentEmail } from '@/lib/site/agent-email';
import { PRIVACY_VERSION } from '@/lib/site/legal';
import { getTeamMember } from '@/lib/site/team';
import { onDatabase, makeDatabaseUnavailable, putEngine } from '@/tests/support/database/engines';
import { clientOf, makeUser } from '@/tests/support/database/rows';

onDatabase(({ run, engine }) => {
  describe('leads', () => {
    const visitor = { ip: '203.0.113.7', locale: 'es' as const };
    const input = (fields: Partial<ContactRequest> = {}): ContactRequest =>
      z.parse(contactRequestSchema, { name: 'Ada', email: 'ada@example.com', message: 'Hola', ...fields });
    const LISTING = 'villa-moraira';
    const agentId = findListing(LISTING)?.agent ?? '';
    const key = (n: number) => String(n).padStart(32, '0');

    const count = async (table: string) =>
      (await run<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n ?? -1;

    it('stores a message with its two emails, or nothing', async () => {
      expect(await submitContact(input({ listingId: LISTING }), visitor)).toMatchObject({ code: 'sent' });
      const [row] = await run<{ listing_id: string; locale: string; privacy_version: string }>(
        'select * from messages',
      );
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
      expect(await run(`select recipient from jobs where kind = 'contactNotice'`)).toEqual([
        { recipient: agency.email },
      ]);
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
      const [mine, stranger] = [
        await makeUser({ email: 'ada@example.com' }),
        await makeUser({ email: 'b@example.com' }),
      ];
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

  describe('the API', () => {
    const [listing] = listListings();
    if (!listing) throw new Error('The portfolio is empty');

    const lead = { name: 'Ada', email: 'Ada@example.com', message: 'Is it quiet?', listing: listing.reference };

    function send(secret: string | null, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
      return POST(
        new Request('http://localhost/api/leads', {
          method: 'POST',
          body: typeof body === 'string' ? body : JSON.stringify(body),
          headers: {
            'content-type': 'application/json',
            ...(secret !== null && { authorization: `Bearer ${secret}` }),
            ...headers,
          },
        }),
      );
    }

    const answerOf = async (response: Response) => [
      response.status,
      (await response.json()) as Record<string, unknown>,
    ];

    const makeKey = async () => insertLeadKey('Portal', (await makeUser()).id);

    it('stores an enquiry of a program with its source, without thanks to the person', async () => {
      const { secret } = await makeKey();
      const [status, body] = await answerOf(await send(secret, lead));
      expect([status, body]).toEqual([201, { code: 'stored', id: expect.any(String) }]);
      expect(await run('select source, source_name, email, listing_id, state from messages')).toEqual([
        {
          source: 'program',
          source_name: 'Portal',
          email: 'ada@example.com',
          listing_id: listing.id,
          state: 'unanswered',
        },
      ]);
      expect(await run('select kind from jobs')).toEqual([{ kind: 'contactNotice' }]);
      expect(await run('select 1 from contacts')).toHaveLength(1);
    });

    it('stores a repeat once, and refuses another enquiry under the same key', async () => {
      const { secret } = await makeKey();
      const once = { 'idempotency-key': 'number-0001' };
      const [, first] = (await answerOf(await send(secret, lead, once))) as [number, { id: string }];
      expect(await answerOf(await send(secret, lead, once))).toEqual([200, { code: 'repeated', id: first.id }]);
      expect(await answerOf(await send(secret, { ...lead, message: 'Other' }, once))).toEqual([
        409,
        { code: 'conflict' },
      ]);
      expect((await send(secret, lead)).status).toBe(201);
      expect((await send(secret, lead)).status).toBe(200);
      const other = await makeKey();
      expect((await send(other.secret, lead, once)).status).toBe(201);
    });

    it('stores the telephones of a lead, several of one field too', async () => {
      const { secret } = await makeKey();
      const once = { 'idempotency-key': 'number-0001' };
      const given = { ...lead, phone: '+44 (0)7700 900123 / 93 411 22 33 extensión 12' };
      expect((await send(secret, given, once)).status).toBe(201);
      expect((await send(secret, given, once)).status).toBe(200);
      expect((await send(secret, { ...lead, phone: '600112234' })).status).toBe(201);
      expect((await send(secret, { ...lead, phone: 'call me' })).status).toBe(422);
      expect(await run('select e164, extension from contact_phones order by position')).toEqual([
        { e164: '+447700900123', extension: '' },
        { e164: '+34934112233', extension: '12' },
        { e164: '+34600112234', extension: '' },
      ]);
      expect(await run('select phone from messages order by created_at limit 1')).toEqual([
        { phone: '+447700900123 / +34934112233 ext. 12' },
      ]);
    });

    it('says plainly what is wrong', async () => {
      const { id, secret } = await makeKey();
      expect((await send(null, lead)).headers.get('www-authenticate')).toBe('Bearer');
      expect((await send('x'.repeat(43), lead)).status).toBe(401);
      expect(await answerOf(await send(secret, { name: 'Ada' }))).toEqual([
        422,
        { code: 'invalid', fields: { email: 'emailOrPhone' } },
      ]);
      expect((await send(secret, { ...lead, admin: true })).status).toBe(422);
      expect(await answerOf(await send(secret, { ...lead, listing: 'none' }))).toEqual([
        422,
        { code: 'unknownListing' },
      ]);
      expect((await send(secret, lead, { 'idempotency-key': 'a b' })).status).toBe(422);
      expect((await send(secret, '{')).status).toBe(400);
      expect((await send(secret, { ...lead, message: 'x'.repeat(40_000) })).status).toBe(413);
      expect((await send(secret, 'a=b', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
      expect(await run('select 1 from messages')).toHaveLength(0);
      await endLeadKey(id);
      expect((await send(secret, lead)).status).toBe(401);
    });

    it('takes sixty a minute of a key', async () => {
      const { secret } = await makeKey();
      for (let sent = 0; sent < 60; sent += 1) await send(secret, '{');
      const refused = await send(secret, lead);
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    });

    it('says so while the database is unavailable', async () => {
      const { secret } = await makeKey();
      makeDatabaseUnavailable();
      expect((await send(secret, lead)).status).toBe(503);
      putEngine(engine());
    });
  });
});
