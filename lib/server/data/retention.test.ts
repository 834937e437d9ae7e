import { page as english } from '@/content/en/legal/privacy-policy';
import { page as spanish } from '@/content/es/legal/privacy-policy';
import { ACCOUNT_NOTICE_DAYS } from './idle-accounts';
import { tables } from './tables';

/** Purpose and period of each line of the policy's table. */
const linesOf = ({ body }: { body: string }) =>
  [...body.matchAll(/<tr><th scope="row">(.*?)<\/th>.*<td>([^<]*)<\/td><\/tr>/g)].map(
    ([, purpose = '', period = '']) => ({
      purpose,
      period,
    }),
  );

const units: Readonly<Record<string, number>> = { día: 1, day: 1, mes: 30, month: 30, año: 360, year: 360 };
/** Periods in days, of months of 30. */
const promised = (text: string) =>
  [...text.matchAll(/(\d+) (día|day|mes|month|año|year)/g)].map(([, n, unit = '']) => Number(n) * (units[unit] ?? NaN));

/** Days of what is in no table: log files. */
const besides: Readonly<Record<string, readonly number[]>> = { 'Proteger la web': [90] };

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

it('announces the end of an account a month before, as the policy says', () => {
  expect(lines.find(({ purpose }) => purpose.startsWith('Mantener la cuenta'))?.period).toContain('un mes antes');
  expect(ACCOUNT_NOTICE_DAYS).toBe(30);
});
