import { keysOnly } from '@/tests/support/translate';
import { overviewRows } from './overview-rows';

jest.mock('next-intl/server', () => ({ getTranslations: () => Promise.resolve(keysOnly) }));

const none = { appointments: [], savedTitles: [], valuations: [], alerts: [], messages: [] };
const startsAt = new Date('2026-12-01T09:00:00Z');

it.each([
  [[], 'calls.title', undefined],
  [['call'], 'calls.title', 'overview.calls(1)'],
  [['viewing', 'call'], 'calls.titleMixed', 'overview.appointments(2)'],
] as const)('calls %p by its name', async (kinds, title, count) => {
  const appointments = kinds.map((kind) => ({ kind, startsAt }));
  const [row] = await overviewRows({ ...none, appointments }, 'en');
  expect(row?.title).toBe(title);
  expect(row?.filled?.count).toBe(count);
});
