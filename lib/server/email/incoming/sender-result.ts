import 'server-only';
import type { Email } from 'postal-mime';
import { hostOfAddress, isWithinHost } from '@/lib/text/host-of-address';

/** `unstated`: the mail server does not say. */
export type SenderResult = 'passed' | 'failed' | 'unstated';

const COMMENT = /\([^()]*\)/g;

/**
 * DKIM or SPF passed for the sender's host (RFC 8601). Only the first Authentication-Results counts: our server adds its own at
 * the top.
 */
export function senderResult(email: Pick<Email, 'headers'>, address: string): SenderResult {
  const results = statedResults(email);
  if (results === null) return 'unstated';
  const host = hostOfAddress(address);
  const isPassed = results.some((result) => {
    const [, method = ''] = /^\s*(dkim|spf)(?:\/\d+)?\s*=\s*pass\b/.exec(result) ?? [];
    const property = method === 'dkim' ? /\bheader\.(?:d|i)\s*=\s*"?([^\s";]+)/ : /\bsmtp\.mailfrom\s*=\s*"?([^\s";]+)/;
    const domain = method === '' ? '' : hostOfAddress(property.exec(result)?.[1] ?? '');
    return domain !== '' && (isWithin(host, domain) || isWithin(domain, host));
  });
  return isPassed ? 'passed' : 'failed';
}

/** `unproven`: may be another's; `forged`: found false. */
export type SenderDoubt = 'unproven' | 'forged';

/**
 * DMARC failed, or SPF without a DMARC result. A failed SPF alone proves no forgery: forwarding breaks it (RFC 7208, D; RFC
 * 7489, 3.1). Null where DKIM or SPF passed.
 */
export function senderDoubt(email: Pick<Email, 'headers'>, address: string): SenderDoubt | null {
  if (senderResult(email, address) !== 'failed') return null;
  const results = statedResults(email) ?? [];
  const hasResult = (pattern: RegExp) => results.some((result) => pattern.test(result));
  if (hasResult(/^\s*dmarc\s*=\s*fail\b/)) return 'forged';
  return hasResult(/^\s*spf\s*=\s*fail\b/) && !hasResult(/^\s*dmarc\s*=\s*pass\b/) ? 'unproven' : null;
}

/** Null where our server states none. */
function statedResults({ headers }: Pick<Email, 'headers'>): readonly string[] | null {
  const first = headers.find(({ key }) => key === 'authentication-results')?.value;
  return first === undefined ? null : first.replace(COMMENT, ' ').toLowerCase().split(';').slice(1);
}

const isWithin = (host: string, parent: string): boolean => parent.includes('.') && isWithinHost(host, parent);
