import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { writeConsent } from '@/lib/site/consent';
import type { AppointmentAction } from '@/lib/appointments/appointment-form';
import { machineTranslate } from '@/tests/support/machine-translate';
import { monthView } from '@/tests/support/month-view';
import { schedulerLabels } from '@/tests/support/scheduler-labels';
import { Scheduler } from './scheduler';

// jsdom has no workers; tests/build/bot-check.test.ts covers the proof.
jest.mock('@/lib/forms/work-proof', () => ({ proveWork: () => Promise.resolve('a proof') }));

configure({ asyncUtilTimeout: 5_000 });

const { errors, ...t } = schedulerLabels;
const TIME = Date.UTC(2026, 11, 3, 9);
const action = jest.fn<ReturnType<AppointmentAction>, Parameters<AppointmentAction>>();
const sent = (call = 0) => Object.fromEntries(action.mock.calls[call]?.[1] ?? []) as Record<string, string>;

function show({ siteKey = null, lengths = [30, 60] }: { siteKey?: string | null; lengths?: number[] } = {}) {
  render(
    <Scheduler
      action={action}
      hidden={{ formKey: 'key-of-this-form-1' }}
      privacyHref="/en/privacy"
      mode="book"
      siteKey={siteKey}
      initial={monthView('2026-12', { '2026-12-03': [TIME, TIME + 1_800_000] })}
      choice={{ month: null, day: null, minutes: 30, zone: 'Europe/Madrid' }}
      pageHref="/en/schedule-call"
      locale="en"
      labels={schedulerLabels}
      officeZone="Europe/Madrid"
      zones={[{ id: 'Europe/Madrid', city: 'Madrid' }]}
      lengths={lengths}
      slotMinutes={30}
    />,
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = () => screen.getByRole('button', { name: t.confirm });
const confirm = () => act(async () => void fireEvent.click(button()));

function fill() {
  fireEvent.click(screen.getAllByRole('radio', { name: /in Barcelona/ })[0] as HTMLElement);
  fireEvent.change(field(t.name), { target: { value: 'Ada' } });
  fireEvent.change(field(t.email), { target: { value: 'ada@example.com' } });
  fireEvent.change(field(t.phone), { target: { value: '+34 600 000 000' } });
}

beforeEach(() => {
  window.localStorage.clear();
  action.mockReset().mockResolvedValue({ status: 'idle' });
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 5_000));
});

it('asks for a time in words of its own, with the mark that every error has, and says at the button what is missing', async () => {
  show();
  await confirm();
  const times = screen.getByRole('group', { description: `${t.office} ${t.chooseTime}` });
  expect(within(times).getByText(t.chooseTime).closest('p')?.querySelector('svg')).not.toBeNull();
  expect(screen.getAllByText(errors.required)).toHaveLength(3);
  const [whole, press] = [screen.getByText(errors.fillRequired), button()];
  expect(whole.compareDocumentPosition(press)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(field(t.phone).compareDocumentPosition(whole)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByRole('radio', { name: /in Barcelona/ })[0]).toHaveFocus();
  expect(action).not.toHaveBeenCalled();
  fill();
  expect(screen.queryByText(t.chooseTime, { selector: 'p' })).toBeNull();
});

it('says at the times that one was sold meanwhile, with the focus there', async () => {
  action.mockResolvedValue({ status: 'error', code: 'taken' });
  Object.assign(global, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  show();
  fill();
  await confirm();
  const sold = await screen.findByText(errors.taken);
  expect(sold.compareDocumentPosition(field(t.name))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(sold.closest('[tabindex]')).toHaveFocus();
  expect(field(t.name)).toHaveValue('Ada');
});

it('asks for a length where there are several', () => {
  show();
  expect(screen.getByRole('group', { name: t.length })).toBeVisible();
});

it('asks for no length where one alone is offered, and books that', async () => {
  show({ lengths: [30] });
  expect(screen.queryByRole('group', { name: t.length })).toBeNull();
  fill();
  await confirm();
  await waitFor(() => expect(action).toHaveBeenCalledTimes(1));
  expect(sent().minutes).toBe('30');
});

it('offers similar homes by email in a box that is not ticked, and sends it only when ticked', async () => {
  action.mockResolvedValue({ status: 'error', code: 'failed' });
  show();
  fill();
  const box = screen.getByRole('checkbox', { name: t.similar });
  expect(box).not.toBeChecked();
  await confirm();
  await waitFor(() => expect(action).toHaveBeenCalledTimes(1));
  expect(sent()).not.toHaveProperty('similar');
  fireEvent.click(box);
  await confirm();
  await waitFor(() => expect(action).toHaveBeenCalledTimes(2));
  expect(sent(1)).toMatchObject({ similar: 'yes' });
});

it('says how long it was filled in, and sends a double click once', async () => {
  show();
  fill();
  act(() => {
    fireEvent.click(button());
    fireEvent.click(button());
  });
  await waitFor(() => expect(action).toHaveBeenCalled());
  expect(action).toHaveBeenCalledTimes(1);
  expect(Number(sent().elapsedMs)).toBeGreaterThan(1_500);
  expect(sent()).not.toHaveProperty('workProof');
});

describe('with reCAPTCHA configured', () => {
  const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="recaptcha"]')];

  it('loads nothing of it without consent, and works instead', async () => {
    writeConsent('declined');
    show({ siteKey: 'key' });
    fill();
    await confirm();
    await waitFor(() => expect(action).toHaveBeenCalledTimes(1));
    expect(sent().workProof).toBe('a proof');
    expect(scripts()).toEqual([]);
  });

  it('says at the button when it could not load after consent, and keeps what was typed', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    writeConsent('accepted');
    show({ siteKey: 'key' });
    fill();
    await confirm();
    await waitFor(() => expect(scripts()).toHaveLength(1));
    act(() => void scripts()[0]?.dispatchEvent(new Event('error')));
    expect(await screen.findByText(errors.captchaNotLoaded)).toBeVisible();
    expect(field(t.name)).toHaveValue('Ada');
    expect(screen.getAllByRole('radio', { name: /in Barcelona/ })[0]).toBeChecked();
    expect(action).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledTimes(1);
  });
});

it('sums up the time chosen last on a machine-translated page too', () => {
  show();
  const [first, second] = screen.getAllByRole('radio', { name: /in Barcelona/ }) as HTMLElement[];
  fireEvent.click(first as HTMLElement);
  machineTranslate();
  fireEvent.click(second as HTMLElement);
  expect(document.body.textContent).toContain(
    t.summary
      .replace('{from}', '10:30')
      .replace('{to}', '11:00')
      .replace(/^.*{day}/, ''),
  );
});
