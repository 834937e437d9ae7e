import { act, fireEvent, render, screen } from '@testing-library/react';
import { calendarNames } from '@/lib/appointments/calendar-names';
import en from '@/messages/en.json';
import type { SchedulerLabels } from './labels';
import { Scheduler } from './scheduler';

const labels = { ...en.booking, names: calendarNames('en') } as unknown as SchedulerLabels;
const TIME = Date.UTC(2026, 11, 3, 9);
const month = (name: string) => ({
  month: name,
  firstMonth: '2026-11',
  lastMonth: '2027-02',
  days: { [`${name}-03`]: [TIME, TIME + 1_800_000] },
});
const fetchMock = jest.fn<Promise<Response>, [string]>();
const answer = (body: unknown) => Promise.resolve({ ok: true, json: () => Promise.resolve(body) } as Response);
const press = (name: RegExp | string) => act(async () => fireEvent.click(screen.getByText(name)));
const leaf = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('link', { name })));
const again = () => screen.queryByRole('button', { name: labels.again });

beforeEach(() => {
  fetchMock.mockReset().mockImplementation((address) => answer(month(address.slice(-7))));
  Object.assign(global, { fetch: fetchMock });
  render(
    <Scheduler
      action={(state) => Promise.resolve(state)}
      hidden={{ formKey: 'key' }}
      privacyHref="/en/privacy"
      mode="move"
      siteKey={null}
      initial={month('2026-12')}
      choice={{ month: null, day: null, minutes: 30, zone: null }}
      pageHref="/en/schedule-call"
      locale="en"
      labels={labels}
      officeZone="Europe/Madrid"
      zones={[{ id: 'Europe/Madrid', city: 'Madrid' }]}
      lengths={[30]}
      slotMinutes={30}
      phone="+34 900 000 000"
    />,
  );
});

it('asks again for the month that could not be read, and shows it', async () => {
  fetchMock.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  await leaf(/^Next month/);
  expect(again()).toBeVisible();
  expect(screen.getByText('December 2026')).toBeVisible();
  await press(labels.again);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(fetchMock.mock.calls[1]?.[0]).toMatch('2027-01');
  expect(screen.getByText('January 2027')).toBeVisible();
  expect(again()).toBeNull();
});

it('complains no more once a month that is known is shown', async () => {
  await leaf(/^Next month/);
  fetchMock.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  await leaf(/^Next month/);
  expect(again()).toBeVisible();
  await leaf(/^Previous month/);
  expect(screen.getByText('December 2026')).toBeVisible();
  expect(again()).toBeNull();
});
