/** @jest-environment jsdom */
import { consentPurposes, hasConsent, onConsentChange, readConsent, writeConsent, writePurpose } from './consent';

beforeEach(() => window.localStorage.clear());

it('is null until the visitor chooses', () => expect(readConsent()).toBeNull());

it.each(['accepted', 'declined'] as const)('keeps %s', (choice) => {
  writeConsent(choice);
  expect(readConsent()).toBe(choice);
});

describe.each([
  'maybe',
  '',
  ' accepted',
  'ACCEPTED',
  'accepted,declined',
  '__proto__',
  'constructor',
  '{"consent":"accepted"}',
  '["accepted"]',
  'true',
  '1',
  '<img src=x onerror=alert(1)>',
  'accepted\u0000',
  'accepted'.repeat(100_000),
])('a stored %.30j', (value) => {
  it('is no choice', () => {
    window.localStorage.setItem('cookie-consent', value);
    window.localStorage.setItem('cookie-purposes', value);
    expect(readConsent()).toBeNull();
    expect(consentPurposes.filter(hasConsent)).toEqual([]);
  });

  it('allows no purpose', () => {
    window.localStorage.setItem('cookie-consent', 'accepted');
    window.localStorage.setItem('cookie-purposes', value);
    expect(consentPurposes.filter(hasConsent)).toEqual([]);
    writePurpose('calendar', true);
    expect(consentPurposes.filter(hasConsent)).toEqual(['calendar']);
  });
});

it('notifies listeners until they unsubscribe', () => {
  const listener = jest.fn();
  const stop = onConsentChange(listener);
  writeConsent('accepted');
  stop();
  writeConsent('declined');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('works without storage access', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  expect(readConsent()).toBeNull();
  expect(() => writeConsent('accepted')).not.toThrow();
});

describe('the purposes', () => {
  it('are none before a choice, then all or none', () => {
    expect(consentPurposes.filter(hasConsent)).toEqual([]);
    writeConsent('accepted');
    expect(consentPurposes.filter(hasConsent)).toEqual(consentPurposes);
    writeConsent('declined');
    expect(consentPurposes.filter(hasConsent)).toEqual([]);
  });

  it('can be allowed one by one', () => {
    writePurpose('calendar', true);
    expect(readConsent()).toBe('accepted');
    expect(consentPurposes.filter(hasConsent)).toEqual(['calendar']);
    writePurpose('calendar', false);
    expect(readConsent()).toBe('declined');
  });

  it('are all allowed by an “accepted” without purposes', () => {
    window.localStorage.setItem('cookie-consent', 'accepted');
    expect(consentPurposes.filter(hasConsent)).toEqual(consentPurposes);
    writePurpose('spam-check', false);
    expect(consentPurposes.filter(hasConsent)).toEqual(['calendar']);
  });

  it('are none once declined', () => {
    window.localStorage.setItem('cookie-purposes', 'calendar');
    window.localStorage.setItem('cookie-consent', 'declined');
    expect(hasConsent('calendar')).toBe(false);
  });
});
