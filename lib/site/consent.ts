/** What a visitor said about third-party scripts and frames. */
export type Consent = 'accepted' | 'declined';

/** What third parties may load for; each can be allowed by itself. */
export const consentPurposes = ['spam-check', 'calendar'] as const;

export type ConsentPurpose = (typeof consentPurposes)[number];

const STORAGE_KEY = 'cookie-consent';
const PURPOSES_KEY = 'cookie-purposes';
const CHANGED = 'cookie-consent-changed';

/** The stored choice, or null while the visitor has made none (or storage is closed to us). */
export function readConsent(): Consent | null {
  const value = readItem(STORAGE_KEY);
  return value === 'accepted' || value === 'declined' ? value : null;
}

/** Whether third parties may load for a purpose: accepted, and not switched off by itself. */
export function isAllowed(purpose: ConsentPurpose): boolean {
  if (readConsent() !== 'accepted') return false;
  // Accepted before purposes were stored beside the choice: that was for all of them.
  return readItem(PURPOSES_KEY)?.split(' ').includes(purpose) ?? true;
}

/** Stores the choice for all purposes and tells everyone who listens. A closed storage keeps it for this page only. */
export function writeConsent(choice: Consent): void {
  store(choice === 'accepted' ? consentPurposes : []);
}

/** Stores the choice for one purpose; with none left allowed the visitor has declined. */
export function writePurpose(purpose: ConsentPurpose, isOn: boolean): void {
  store(consentPurposes.filter((one) => (one === purpose ? isOn : isAllowed(one))));
}

/** Calls back when the choice changes, in this tab or in another. Returns the way to stop. */
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
    // The purposes first: another tab must not read the new choice with the old list.
    window.localStorage.setItem(PURPOSES_KEY, allowed.join(' '));
    window.localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Private windows may refuse storage: the banner then asks again on the next visit.
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
