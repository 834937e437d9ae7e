export type Consent = 'accepted' | 'declined';

export const consentPurposes = ['spam-check', 'calendar'] as const;

export type ConsentPurpose = (typeof consentPurposes)[number];

const STORAGE_KEY = 'cookie-consent';
const PURPOSES_KEY = 'cookie-purposes';
const CHANGED = 'cookie-consent-changed';

/** Null without a choice or storage access. */
export function readConsent(): Consent | null {
  const value = readItem(STORAGE_KEY);
  return value === 'accepted' || value === 'declined' ? value : null;
}

export function hasConsent(purpose: ConsentPurpose): boolean {
  if (readConsent() !== 'accepted') return false;
  return readItem(PURPOSES_KEY)?.split(' ').includes(purpose) ?? true;
}

/** Without storage access, applies to this page only. */
export function writeConsent(choice: Consent): void {
  store(choice === 'accepted' ? consentPurposes : []);
}

/** With no purpose left, consent is declined. */
export function writePurpose(purpose: ConsentPurpose, isOn: boolean): void {
  store(consentPurposes.filter((one) => (one === purpose ? isOn : hasConsent(one))));
}

/** Listens in this and other tabs. Returns the unsubscribe function. */
export function onConsentChange(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}

function store(allowed: readonly ConsentPurpose[]): void {
  const choice: Consent = allowed.length > 0 ? 'accepted' : 'declined';
  try {
    // Purposes first: other tabs must not combine the new choice with the old list.
    window.localStorage.setItem(PURPOSES_KEY, allowed.join(' '));
    window.localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // No storage access: the banner returns on the next visit.
  }
  window.dispatchEvent(new CustomEvent(CHANGED, { detail: choice }));
}

function readItem(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}
