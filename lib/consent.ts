/** What a visitor said about third-party scripts and frames. */
export type Consent = 'accepted' | 'declined';

const STORAGE_KEY = 'cookie-consent';
const CHANGED = 'cookie-consent-changed';

/** The stored choice, or null while the visitor has made none (or storage is closed to us). */
export function readConsent(): Consent | null {
  try {
    const value = window.localStorage.getItem(STORAGE_KEY);
    return value === 'accepted' || value === 'declined' ? value : null;
  } catch {
    return null;
  }
}

/** Stores the choice and tells everyone who listens. A closed storage keeps it for this page only. */
export function writeConsent(choice: Consent): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Private windows may refuse storage: the banner then asks again on the next visit.
  }
  window.dispatchEvent(new CustomEvent(CHANGED, { detail: choice }));
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
