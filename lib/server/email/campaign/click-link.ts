import 'server-only';
import { clickSignature, isClickSignature } from '@/lib/server/crypto/click-signature';
import { siteUrl } from '@/lib/server/site-url';

const CLICK_PATH = '/api/newsletter/click';

const MAX_LENGTH = 500;

/** Signed; counts the click and redirects. Equal for all subscribers. */
export function clickLink(campaignId: string, path: string): string {
  const url = new URL(CLICK_PATH, siteUrl);
  url.searchParams.set('c', campaignId);
  url.searchParams.set('to', path);
  url.searchParams.set('s', clickSignature(campaignId, path));
  return url.href;
}

/** Returns null when the signature is invalid. */
export function readClick(query: URLSearchParams): Readonly<{ campaignId: string; path: string }> | null {
  const [campaignId, path, signature] = ['c', 'to', 's'].map((name) => query.get(name) ?? '') as [
    string,
    string,
    string,
  ];
  if (path.length > MAX_LENGTH || !isOwnPath(path)) return null;
  return isClickSignature(campaignId, path, signature) ? { campaignId, path } : null;
}

/** Prevents open redirects, even with a leaked secret: `//evil.example`, `/\evil.example`, `/%09/evil.example`. */
const isOwnPath = (path: string) =>
  /^\/[a-z]{2}(?:\/[\w%.~/-]*)?$/i.test(path) && new URL(path, siteUrl).origin === siteUrl.origin;
