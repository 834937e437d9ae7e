import { act, fireEvent, render, screen } from '@testing-library/react';
import { monthView } from '@/tests/support/month-view';
import { schedulerLabels } from '@/tests/support/scheduler-labels';
import { Scheduler } from './scheduler';

const TIME = Date.UTC(2026, 11, 3, 9);
const month = (name: string, zone?: string) => monthView(name, { [`${name}-03`]: [TIME, TIME + 1_800_000] }, zone);
const fetchMock = jest.fn<Promise<Response>, [string]>();
const respond = (body: unknown) => Promise.resolve({ ok: true, json: () => Promise.resolve(body) } as Response);
const press = (name: RegExp | string) => act(async () => fireEvent.click(screen.getByText(name)));
const leaf = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('link', { name })));
const again = () => screen.queryByRole('button', { name: schedulerLabels.again });

beforeEach(() => {
  fetchMock.mockReset().mockImplementation((address) => {
    const query = new URL(address, 'https://site.example').searchParams;
    return respond(month(query.get('month') ?? '', query.get('zone') ?? ''));
  });
  Object.assign(global, { fetch: fetchMock });
  render(
    <Scheduler
      action={(state) => Promise.resolve(state)}
      hidden={{ formKey: 'key' }}
      privacyHref="/en/privacy"
      mode="move"
      siteKey={null}
      initial={month('2026-12')}
      choice={{ month: null, day: null, minutes: 30, zone: 'Europe/Madrid' }}
      pageHref="/en/schedule-call"
      locale="en"
      labels={schedulerLabels}
      officeZone="Europe/Madrid"
      zones={[
        { id: 'Europe/Madrid', city: 'Madrid' },
        { id: 'America/New_York', city: 'New York' },
      ]}
      lengths={[30]}
      slotMinutes={30}
    />,
  );
});

it('asks again for the month that could not be read, and shows it', async () => {
  fetchMock.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  await leaf(/^Next month/);
  expect(again()).toBeVisible();
  expect(screen.getByText('December 2026')).toBeVisible();
  await press(schedulerLabels.again);
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

it('asks for the month again for another time zone, and shows its clocks below those of Barcelona', async () => {
  expect(screen.getByRole('radio', { name: '10:00 in Barcelona' })).toBeVisible();
  await act(async () =>
    fireEvent.change(screen.getByLabelText(schedulerLabels.timeZone), { target: { value: 'America/New_York' } }),
  );
  expect(fetchMock.mock.calls[0]?.[0]).toMatch('month=2026-12&zone=America%2FNew_York&locale=en');
  expect(screen.getByRole('radio', { name: '10:00 in Barcelona , 04:00 in New York' })).toBeVisible();
});
