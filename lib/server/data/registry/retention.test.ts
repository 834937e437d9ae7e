import { page as english } from '@/content/en/legal/privacy-policy';
import { page as spanish } from '@/content/es/legal/privacy-policy';
import { DEVICE_LIFETIME_DAYS } from '@/lib/server/auth/known-device';
import en from '@/messages/en';
import es from '@/messages/es';
import { ACCOUNT_NOTICE_DAYS } from '@/lib/server/data/accounts/idle-accounts';
import { SHEET_MONTHS, SHEET_OPEN_MONTHS } from '@/lib/server/data/diary/viewing-sheets';
import { REOPEN_DAYS } from '@/lib/server/data/sales/blocked-sales';
import { BACKUP_RETENTION_DAYS } from './retention-periods';
import { tables } from './tables';

const linesOf = ({ body }: { body: string }) =>
  [...body.matchAll(/<tr><th scope="row">(.*?)<\/th>.*<td>([^<]*)<\/td><\/tr>/g)].map(
    ([, purpose = '', period = '']) => ({
      purpose,
      period,
    }),
  );

const units: Readonly<Record<string, number>> = { día: 1, day: 1, mes: 30, month: 30, año: 360, year: 360 };
/** Returns periods in days; a month is 30 days. */
const promised = (text: string) =>
  [...text.matchAll(/(\d+) (día|day|mes|month|año|year)/g)].map(([, n, unit = '']) => Number(n) * (units[unit] ?? NaN));

const besides: Readonly<Record<string, readonly number[]>> = {
  'Proteger la web': [90],
  'Mantener abierta la sesión': [DEVICE_LIFETIME_DAYS],
  'Llevar la venta': [REOPEN_DAYS],
  'Comunicar las ofertas': [REOPEN_DAYS],
};

const lines = linesOf(spanish);
const personal = tables.flatMap(({ name, personal: rules, retention }) =>
  rules ? [{ name, ...rules, retention }] : [],
);
const policies = [...new Set(personal.map(({ policy }) => policy))];

it('has a line of the privacy policy for every table with personal data', () => {
  expect(policies.filter((policy) => lines.filter(({ purpose }) => purpose.startsWith(policy)).length !== 1)).toEqual(
    [],
  );
});

it.each(policies)('keeps data for the period that the policy promises: %s', (policy) => {
  const kept = personal
    .filter((rules) => rules.policy === policy)
    .flatMap(({ retention }) => (typeof retention === 'string' ? [] : retention))
    .map(({ after }) => ('days' in after ? after.days : after.months * 30));
  const periods = promised(lines.find(({ purpose }) => purpose.startsWith(policy))?.period ?? '');
  expect(periods).not.toEqual([]);
  expect(Math.max(...kept)).toBeLessThanOrEqual(Math.max(...periods));
  expect([...kept, ...(besides[policy] ?? [])]).toEqual(expect.arrayContaining(periods));
});

it('promises the same in both languages', () => {
  expect(linesOf(english).map(({ period }) => promised(period))).toEqual(lines.map(({ period }) => promised(period)));
});

it('blocks and deletes signed sheets when the policy says', () => {
  const sheet = lines.find(({ purpose }) => purpose.startsWith('Conservar la hoja'));
  expect(promised(sheet?.period ?? '')).toEqual([SHEET_MONTHS * 30, SHEET_OPEN_MONTHS * 30]);
});

it('announces the end of an account a month before, as the policy says', () => {
  expect(lines.find(({ purpose }) => purpose.startsWith('Mantener la cuenta'))?.period).toContain('un mes antes');
  expect(ACCOUNT_NOTICE_DAYS).toBe(30);
});

it.each([
  ['es', spanish.body, es],
  ['en', english.body, en],
] as const)('promises one period of backups, wherever it is mentioned: %s', (_, policy, messages) => {
  const texts = [...policy.split('. '), messages.deleteAccountPage.lead, messages.emails.accountDeleted.text].filter(
    (text) => /copias de seguridad|backups/i.test(text),
  );
  expect(texts.length).toBeGreaterThan(3);
  for (const text of texts) expect(text).toMatch(new RegExp(`\\b${BACKUP_RETENTION_DAYS} (días|days)`));
});
