import { readConsent } from '@/lib/site/consent';

/**
 * Has a page view of a listing counted (POST /api/beacon). Nothing is stored, neither here nor of whom it was. Not for
 * whoever declined cookies or sends Global Privacy Control, nor for programs that drive a browser.
 */
export function listCountView(listing: string): void {
  const { globalPrivacyControl, webdriver } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (webdriver || globalPrivacyControl || readConsent() === 'declined') return;
  const send = () =>
    void navigator.sendBeacon('/api/beacon', new Blob([JSON.stringify({ listing })], { type: 'application/json' }));
  // Browsers open pages ahead that nobody may look at.
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', send, { once: true });
  else send();
}
