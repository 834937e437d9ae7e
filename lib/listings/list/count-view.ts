import { readConsent } from '@/lib/site/consent';

/** Nothing is stored. Excludes declined cookies, Global Privacy Control and automated browsers. */
export function listCountView(listing: string): void {
  const { globalPrivacyControl, webdriver } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (webdriver || globalPrivacyControl || readConsent() === 'declined') return;
  const send = () =>
    void navigator.sendBeacon('/api/beacon', new Blob([JSON.stringify({ listing })], { type: 'application/json' }));
  // Prerendered pages count only when they are shown.
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', send, { once: true });
  else send();
}
