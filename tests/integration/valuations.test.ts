import { agency } from '@/content/agency';
import { exportUser } from '@/lib/server/data/registry/personal-data';
import {
  listValuations,
  MAX_PROPERTIES,
  removeValuation,
  renameValuation,
} from '@/lib/server/data/accounts/valuations';
import { setPendingValuation, consumePendingValuation } from '@/lib/server/auth/pending-valuation';
import { requestAgentLook } from '@/lib/server/services/valuations/request-agent-look';
import { saveValuation } from '@/lib/server/services/valuations/save-valuation';
import { agentLookSchema } from '@/lib/valuation/agent-look-schema';
import es from '@/messages/es';
import { jar } from '@/tests/support/cookie-jar';
import { onDatabase } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';
import * as z from 'zod/mini';

jest.mock('next/headers', () => jest.requireActual<object>('@/tests/support/cookie-jar'));

const property = { area: 'gracia', type: 'apartment', size: '84', bedrooms: '3', floor: '2', condition: 'good' };

onDatabase(({ run }) => {
  const older = () => run(`update valuation_entries set valued_at = valued_at - interval '1 day'`);

  it('stores a property with its range, level date and input', async () => {
    const { id } = await makeUser();
    expect(await saveValuation(id, { ...property, size: '84,0 m²' })).toBe('saved');
    const [saved] = await listValuations(id);
    expect(saved).toMatchObject({ name: null, entries: [{ answers: { ...property, size: '84,0 m²', lift: 'yes' } }] });
    const [entry] = saved?.entries ?? [];
    expect(entry?.low).toBeLessThan(entry?.high ?? 0);
    expect(entry?.levelAsOf).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  it('adds to the history of the same property, once for a double click', async () => {
    const { id } = await makeUser();
    expect(await saveValuation(id, property)).toBe('saved');
    expect(await saveValuation(id, property)).toBe('unchanged');
    expect(await saveValuation(id, { ...property, condition: 'as-new' })).toBe('again');
    await older();
    expect(await saveValuation(id, { ...property, condition: 'as-new' })).toBe('again');
    const [saved, ...others] = await listValuations(id);
    expect(others).toEqual([]);
    expect(saved?.entries.map(({ answers }) => answers.condition)).toEqual(['as-new', 'as-new', 'good']);
    expect(await saveValuation(id, { ...property, floor: '3' })).toBe('saved');
    expect(await listValuations(id)).toHaveLength(2);
  });

  it('stores one property and one entry of concurrent saves', async () => {
    const { id } = await makeUser();
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => saveValuation(id, property)));
    expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(1);
    expect(await run('select 1 from saved_valuations')).toHaveLength(1);
    expect(await run('select 1 from valuation_entries')).toHaveLength(1);
  });

  it('stores nothing without a figure', async () => {
    const { id } = await makeUser();
    expect(await saveValuation(id, { ...property, area: 'elsewhere' })).toBe('refused');
    expect(await saveValuation(id, { ...property, size: 'large' })).toBe('refused');
    expect(await listValuations(id)).toEqual([]);
  });

  it('limits properties and entries', async () => {
    const { id } = await makeUser();
    for (let floor = 0; floor < MAX_PROPERTIES; floor += 1)
      await saveValuation(id, { ...property, floor: String(floor) });
    expect(await saveValuation(id, { ...property, floor: '40' })).toBe('full');
    expect(await saveValuation(id, { ...property, floor: '0', condition: 'new' })).toBe('again');
    for (let n = 0; n < 70; n += 1) {
      await older();
      await saveValuation(id, { ...property, floor: '0', condition: 'new' });
    }
    const [longest] = await listValuations(id);
    expect(longest?.entries).toHaveLength(60);
  });

  it('is renamed and removed by its client only, and deleted with the account', async () => {
    const [ada, eve] = [await makeUser(), await makeUser()];
    await saveValuation(ada.id, property);
    const [saved] = await listValuations(ada.id);
    const id = saved?.id ?? '';
    expect(await renameValuation(eve.id, id, 'mine')).toBe(false);
    expect(await removeValuation(eve.id, id)).toBe(false);
    expect(await renameValuation(ada.id, id, 'The flat of my aunt')).toBe(true);
    expect(await exportUser(ada.id)).toMatchObject({
      valuations: [{ name: 'The flat of my aunt', entries: [{ answers: property }] }],
    });
    expect(await removeValuation(ada.id, id)).toBe(true);
    await saveValuation(ada.id, property);
    await run(`delete from users where id = '${ada.id}'`);
    expect(await run('select 1 from saved_valuations')).toEqual([]);
    expect(await run('select 1 from valuation_entries')).toEqual([]);
  });

  it('stores and emails the request that an agent looks, once, with the result where it was ticked', async () => {
    const request = z.parse(agentLookSchema, {
      name: 'Ada',
      email: 'ada@example.com',
      phone: '+34 600 000 000',
      language: 'de',
      locale: 'es',
      withResult: 'yes',
      answers: property,
      idempotencyKey: 'a-key-of-this-request',
    });
    const visitor = { ip: '203.0.113.9', locale: 'es' } as const;
    expect(await requestAgentLook(request, visitor)).toMatchObject({ code: 'sent' });
    expect(await requestAgentLook(request, visitor)).toMatchObject({ code: 'sent' });
    const rows = await run<{ message: string }>('select * from messages');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      kind: 'valuation',
      locale: 'es',
      answer_language: 'de',
      phone: '+34600000000',
      subject: es.valuationPage.agentLook.subject,
    });
    expect(rows[0]?.message).toMatch(/Gràcia[^]*€/);
    const emails = await run<{ kind: string; recipient: string }>('select * from jobs order by kind');
    expect(emails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['contactNotice', agency.email],
      ['contactThanks', 'ada@example.com'],
    ]);
  });

  it('notes in one browser what is to be saved after signing in, for these answers and once', async () => {
    jar.clear();
    await setPendingValuation(property);
    expect(await consumePendingValuation({ ...property, size: '85' })).toBe(false);
    expect(await consumePendingValuation(property)).toBe(true);
    expect(await consumePendingValuation(property)).toBe(false);
  });
});
