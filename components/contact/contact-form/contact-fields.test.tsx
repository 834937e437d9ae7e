import { TextEncoder } from 'node:util';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import en from '@/messages/en.json';
import { writeConsent } from '@/lib/consent';
import type { ContactState } from '@/lib/forms/contact';
import { ContactFields } from './contact-fields';

const { contactForm: t, fieldErrors } = en;
const labels = {
  fields: {
    name: t.name,
    email: t.email,
    company: 'Company (optional)',
    subject: 'Subject (optional)',
    message: t.message,
  },
  honeypot: t.honeypot,
  submit: t.submit,
  pending: t.sending,
  success: t.success,
  fieldErrors,
  errors: t.errors,
  subjects: t.subjects,
};

type Options = { siteKey?: string; listingId?: string; defaults?: Record<string, string> };

function show({ siteKey, listingId, defaults = {} }: Options = {}) {
  const action = jest.fn((state: ContactState) => Promise.resolve(state));
  render(
    <ContactFields
      id="test"
      action={action}
      permalink="/en/contact/message"
      locale="en"
      siteKey={siteKey ?? null}
      listingId={listingId ?? null}
      labels={labels}
      defaults={defaults}
      privacy="privacy"
    />,
  );
  return action;
}

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const answer = (status: number, body: unknown = {}) =>
  Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) } as Response);
const sent = (call = 0) => JSON.parse(String(fetchMock.mock.calls[call]?.[1].body)) as Record<string, unknown>;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = () => screen.getByRole('button');

function fill(message = 'Hello') {
  fireEvent.change(field(t.name), { target: { value: 'Ada' } });
  fireEvent.change(field(t.email), { target: { value: 'ada@example.com' } });
  fireEvent.change(field(t.message), { target: { value: message } });
}

const submit = () => fireEvent.submit(button().closest('form') as HTMLFormElement);

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/en/contact');
  fetchMock.mockReset().mockImplementation(() => answer(200, { code: 'SENT' }));
  Object.assign(global, { fetch: fetchMock });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  // Long after the page was shown.
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 5_000));
});

it('says what is missing, in its own words, and puts the cursor there', async () => {
  show();
  submit();
  expect(await screen.findAllByText(fieldErrors.required)).toHaveLength(3);
  expect(field(t.name)).toHaveAttribute('aria-invalid', 'true');
  await waitFor(() => expect(field(t.name)).toHaveFocus());
  fireEvent.change(field(t.email), { target: { value: 'ada' } });
  fireEvent.blur(field(t.email));
  expect(await screen.findByText(fieldErrors.invalidEmail)).toBeVisible();
  expect(fetchMock).not.toHaveBeenCalled();
});

it('keeps what was typed before its code came', async () => {
  show({ defaults: { message: 'I would like to see it' }, listingId: 'villa' });
  fill('And the garden');
  submit();
  await screen.findByText(t.success);
  expect(sent()).toMatchObject({
    name: 'Ada',
    message: 'And the garden',
    listingId: 'villa',
    locale: 'en',
    honeypot: '',
  });
});

it('says that it is sending, with the button shut, and then that it is sent, with the fields empty', async () => {
  let finish: (response: Response) => void = () => undefined;
  fetchMock.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  show();
  fill();
  submit();
  await screen.findByText('Sending...');
  expect(button()).toBeDisabled();
  submit();
  await act(async () => finish(await answer(200)));
  expect(await screen.findByText(t.success)).toBeVisible();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(field(t.message)).toHaveValue('');
  expect(button()).toBeEnabled();
});

it.each([
  [500, {}, t.errors.failed],
  [429, { code: 'TOO_MANY' }, t.errors.tooMany],
  [400, { code: 'CAPTCHA' }, t.errors.captcha],
])('keeps the text when the server answers %i, and tries again with the same key', async (status, body, words) => {
  fetchMock.mockImplementation(() => answer(status, body));
  show();
  fill();
  submit();
  expect(await screen.findByText(words)).toBeVisible();
  expect(field(t.message)).toHaveValue('Hello');
  fetchMock.mockImplementation(() => answer(200));
  submit();
  await screen.findByText(t.success);
  expect(sent(1).idempotencyKey).toBe(sent(0).idempotencyKey);
});

it('keeps the text when the network is gone; a changed text gets a key of its own', async () => {
  fetchMock.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  show();
  fill();
  submit();
  await screen.findByText(t.errors.failed);
  fireEvent.change(field(t.message), { target: { value: 'Hello again' } });
  submit();
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
  expect(sent(1).idempotencyKey).not.toBe(sent(0).idempotencyKey);
});

it('shows what only the server found at its field', async () => {
  fetchMock.mockImplementation(() => answer(422, { code: 'INVALID', fields: { email: 'invalidEmail' } }));
  show();
  fill();
  submit();
  expect(await screen.findByText(fieldErrors.invalidEmail)).toBeVisible();
});

it.each([
  ['?subject=sale', t.subjects.sale],
  ['?subject=__proto__', ''],
  ['?subject=%22%3E%3Cscript%3E', ''],
])('fills the subject from %s', (query, words) => {
  window.history.replaceState(null, '', `/en/contact${query}`);
  show();
  expect(field('Subject (optional)')).toHaveValue(words);
});

describe('with reCAPTCHA configured', () => {
  const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="recaptcha"]')];
  afterEach(() => scripts().forEach((script) => script.remove()));

  it('loads nothing of it without consent, and works instead', async () => {
    writeConsent('declined');
    Object.defineProperty(global.crypto, 'subtle', {
      configurable: true,
      value: { digest: () => Promise.resolve(new Uint8Array(32).buffer) },
    });
    Object.assign(global, { TextEncoder });
    show({ siteKey: 'key' });
    fill();
    submit();
    await screen.findByText(t.success);
    expect(scripts()).toEqual([]);
    expect(sent().workProof).toMatchObject({ number: 0 });
  });

  it('sends its token for the action submit after consent, and says when it could not load', async () => {
    writeConsent('accepted');
    show({ siteKey: 'key' });
    fill();
    submit();
    await waitFor(() => expect(scripts()).toHaveLength(1));
    act(() => void scripts()[0]?.dispatchEvent(new Event('error')));
    expect(await screen.findByText('reCAPTCHA not loaded')).toBeVisible();
    expect(field(t.message)).toHaveValue('Hello');
    expect(fetchMock).not.toHaveBeenCalled();
  });
});

it('keeps what was written over the prefilled text before React took over', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = '<textarea id="test-message">I would like to see it.</textarea>';
  (page.firstChild as HTMLTextAreaElement).value = 'My own words';
  show({ defaults: { message: 'I would like to see it.' } });
  page.remove();
  await waitFor(() => expect(field(t.message)).toHaveValue('My own words'));
});
