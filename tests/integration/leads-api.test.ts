import { POST } from '@/app/api/leads/route';
import { listListings } from '@/lib/listings/catalogue/listings';
import { endLeadKey, insertLeadKey } from '@/lib/server/data/contacts/lead-keys';
import { makeDatabaseUnavailable, onDatabase, putEngine } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';

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

const answerOf = async (response: Response) => [response.status, (await response.json()) as Record<string, unknown>];

onDatabase(({ run, engine }) => {
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
    expect(await answerOf(await send(secret, { ...lead, listing: 'none' }))).toEqual([422, { code: 'unknownListing' }]);
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
