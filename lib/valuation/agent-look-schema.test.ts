import * as z from 'zod/mini';
import { fieldCodes } from '@/lib/forms/define-form';
import { keysOnly } from '@/tests/support/translate';
import { agentLookForm } from './agent-look-form';
import { agentLookMessage } from './agent-look-message';
import { agentLookSchema } from './agent-look-schema';

const answers = { area: 'gracia', type: 'apartment', size: '84', bedrooms: '3', condition: 'good' };
const good = { name: 'Ada', email: 'ada@example.com', phone: '', note: '', language: 'es', locale: 'en', answers };

const codesOf = (value: unknown) => {
  const parsed = z.safeParse(agentLookSchema, value);
  return parsed.success ? {} : fieldCodes(parsed.error);
};

const cases: readonly (readonly [object, object])[] = [
  [good, {}],
  [{ ...good, name: ' Ada ', phone: ' +34 600-000-000\n', note: '\n Mornings\r\n' }, {}],
  [
    { ...good, name: ' ', email: '' },
    { name: 'required', email: 'required' },
  ],
  [
    { ...good, name: '\u0000', email: 'ada@' },
    { name: 'required', email: 'invalidEmail' },
  ],
  [{ ...good, phone: '\u200b' }, {}],
  ...['12', 'abc', '+34 600 abc 000', '1234567890123456'].map(
    (phone) => [{ ...good, phone }, { phone: 'invalidPhone' }] as const,
  ),
  [{ ...good, phone: '6'.repeat(41) }, { phone: 'tooLong' }],
  [{ ...good, name: 'x'.repeat(120), note: 'x'.repeat(2_000) }, {}],
  [
    { ...good, name: 'x'.repeat(121), note: 'x'.repeat(2_001) },
    { name: 'tooLong', note: 'tooLong' },
  ],
  [{ ...good, email: `${'x'.repeat(243)}@example.com` }, { email: 'tooLong' }],
];

it.each(cases)('says of %j what is wrong: %j', (value, codes) => expect(codesOf(value)).toEqual(codes));

it.each(cases)('says the same in the browser of %j: %j', (value, codes) =>
  expect(agentLookForm.check(value) ?? {}).toEqual(codes),
);

it.each([
  [{ language: 'french' }],
  [{ withResult: 'no' }],
  [{ idempotencyKey: 'short' }],
  [{ answers: 'x' }],
  [{ answers: { area: 'x'.repeat(41) } }],
])('refuses %j', (extra) => expect(z.safeParse(agentLookSchema, { ...good, ...extra }).success).toBe(false));

describe('the message', () => {
  const message = (changes: object) =>
    agentLookMessage(z.parse(agentLookSchema, { ...good, ...changes }), 'en', keysOnly);

  it('has the home and its range only if the box is ticked', () => {
    expect(message({ note: 'Mornings.' }).split('\n\n')).toEqual(['agentLook.opening', 'Mornings.']);
    const withResult = message({ withResult: 'yes' });
    expect(withResult).toContain('Gràcia');
    expect(withResult).toMatch(/agentLook\.result\(€\d{3},000\|€\d{3},000\|December 2025\)/);
  });

  it('says so where there is no range', () => {
    const elsewhere = message({ withResult: 'yes', answers: { ...answers, area: 'elsewhere' } });
    expect(elsewhere).toContain('agentLook.noResult');
    expect(message({ withResult: 'yes', answers: { size: 'big' } })).toContain('agentLook.noResult');
  });
});
