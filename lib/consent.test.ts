/** @jest-environment jsdom */
import { onConsentChange, readConsent, writeConsent } from './consent';

beforeEach(() => window.localStorage.clear());

it('is unset until the visitor chooses', () => expect(readConsent()).toBeNull());

it.each(['accepted', 'declined'] as const)('keeps %s', (choice) => {
  writeConsent(choice);
  expect(readConsent()).toBe(choice);
});

it('takes a stored value it does not know for no choice', () => {
  window.localStorage.setItem('cookie-consent', 'maybe');
  expect(readConsent()).toBeNull();
});

it('tells listeners until they stop', () => {
  const listener = jest.fn();
  const stop = onConsentChange(listener);
  writeConsent('accepted');
  stop();
  writeConsent('declined');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('does not fall over where storage is closed', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  expect(readConsent()).toBeNull();
  expect(() => writeConsent('accepted')).not.toThrow();
});
