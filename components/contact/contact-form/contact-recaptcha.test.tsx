import { act, screen, waitFor } from '@testing-library/react';
import { writeConsent } from '@/lib/site/consent';
import { fetchMock, fill, sent, show, submit, t } from '@/tests/support/contact-form';

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="recaptcha"]')];

// Separate file: the script is loaded once per page.
it('loads reCAPTCHA after consent and sends its token for the action submit', async () => {
  const execute = jest.fn(() => Promise.resolve('a token of Google’s'));
  Object.assign(window, { grecaptcha: { ready: (done: () => void) => done(), execute } });
  writeConsent('accepted');
  show({ siteKey: 'key' });
  fill();
  submit();
  await waitFor(() => expect(scripts()).toHaveLength(1));
  expect(scripts()[0]?.src).toBe('https://www.google.com/recaptcha/api.js?render=key');
  expect(execute).not.toHaveBeenCalled();
  expect(fetchMock).not.toHaveBeenCalled();
  act(() => void scripts()[0]?.dispatchEvent(new Event('load')));
  expect(await screen.findByText(t.success)).toBeVisible();
  expect(execute.mock.calls).toEqual([['key', { action: 'submit' }]]);
  expect(sent()).toMatchObject({ recaptchaToken: 'a token of Google’s' });
});
