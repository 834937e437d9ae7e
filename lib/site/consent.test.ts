/** @jest-environment jsdom */
import { consentPurposes, isAllowed, onConsentChange, readConsent, writeConsent, writePurpose } from './consent';

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

describe('the purposes', () => {
  it('are none before a choice, and all or none after one for everything', () => {
    expect(consentPurposes.filter(isAllowed)).toEqual([]);
    writeConsent('accepted');
    expect(consentPurposes.filter(isAllowed)).toEqual(consentPurposes);
    writeConsent('declined');
    expect(consentPurposes.filter(isAllowed)).toEqual([]);
  });

  it('can be allowed one by one, under the one choice', () => {
    writePurpose('calendar', true);
    expect(readConsent()).toBe('accepted');
    expect(consentPurposes.filter(isAllowed)).toEqual(['calendar']);
    writePurpose('calendar', false);
    expect(readConsent()).toBe('declined');
  });

  it('are all allowed by an “accepted” that was stored without them', () => {
    window.localStorage.setItem('cookie-consent', 'accepted');
    expect(consentPurposes.filter(isAllowed)).toEqual(consentPurposes);
    writePurpose('spam-check', false);
    expect(consentPurposes.filter(isAllowed)).toEqual(['calendar']);
  });

  it('are none for whoever declined, whatever list was left behind', () => {
    window.localStorage.setItem('cookie-purposes', 'calendar');
    window.localStorage.setItem('cookie-consent', 'declined');
    expect(isAllowed('calendar')).toBe(false);
  });
});
