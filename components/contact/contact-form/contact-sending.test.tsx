import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { writeConsent, writePurpose } from '@/lib/site/consent';
import { respond, fetchMock, field, fieldErrors, fill, sent, show, submit, t } from '@/tests/support/contact-form';

// jsdom has no workers; tests/build/bot-check.test.ts covers the proof.
jest.mock('@/lib/forms/work-proof', () => ({ proveWork: () => Promise.resolve('a proof') }));

const logged = () => jest.spyOn(console, 'warn').mockImplementation(() => undefined);

it.each([
  [500, {}, t.errors.failed, 'The message was not taken.'],
  [429, { code: 'tooMany', message: 'Later' }, t.errors.tooMany, 'Later'],
  [400, { code: 'captcha', message: 'No' }, t.errors.captcha, 'No'],
])(
  'keeps the text when the server answers %i, and tries again with the same key',
  async (status, body, words, line) => {
    const log = logged();
    fetchMock.mockImplementation(() => respond(status, body));
    show();
    fill();
    submit();
    expect(await screen.findByText(words)).toBeVisible();
    expect(field(t.message)).toHaveValue('Hello');
    expect(log.mock.calls).toEqual([[line]]);
    fetchMock.mockImplementation(() => respond(200));
    submit();
    await screen.findByText(t.success);
    expect(sent(1).idempotencyKey).toBe(sent(0).idempotencyKey);
  },
);

it('keeps the text when the network is gone; a changed text gets a key of its own', async () => {
  const cause = new TypeError('Failed to fetch');
  const log = logged();
  fetchMock.mockImplementation(() => Promise.reject(cause));
  show();
  fill();
  submit();
  await screen.findByText(t.errors.failed);
  expect(log.mock.calls).toEqual([[cause.message]]);
  fireEvent.change(field(t.message), { target: { value: 'Hello again' } });
  submit();
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
  expect(sent(1).idempotencyKey).not.toBe(sent(0).idempotencyKey);
});

it('shows what only the server found at its field', async () => {
  logged();
  fetchMock.mockImplementation(() => respond(422, { code: 'invalid', fields: { email: 'invalidEmail' } }));
  show();
  fill();
  submit();
  expect(await screen.findByText(fieldErrors.invalidEmail)).toBeVisible();
});

describe('with reCAPTCHA configured', () => {
  const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="recaptcha"]')];
  afterEach(() => scripts().forEach((script) => script.remove()));

  it('loads nothing of it where only other things were allowed, and works instead', async () => {
    writePurpose('calendar', true);
    show({ siteKey: 'key' });
    fill();
    submit();
    await screen.findByText(t.success);
    expect(scripts()).toEqual([]);
    expect(sent().workProof).toBe('a proof');
  });

  it('says when it could not load after consent, and keeps what was typed', async () => {
    const log = logged();
    writeConsent('accepted');
    show({ siteKey: 'key' });
    fill();
    submit();
    await waitFor(() => expect(scripts()).toHaveLength(1));
    act(() => void scripts()[0]?.dispatchEvent(new Event('error')));
    expect(await screen.findByText(t.errors.captchaNotLoaded)).toBeVisible();
    expect(field(t.message)).toHaveValue('Hello');
    expect(fetchMock).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledTimes(1);
  });
});
