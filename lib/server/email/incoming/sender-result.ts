import 'server-only';
import type { Email } from 'postal-mime';
import { hostOfAddress, isWithinHost } from '@/lib/text/host-of-address';

/** `unstated`: the mail server does not check senders, or does not say so. */
export type SenderResult = 'passed' | 'failed' | 'unstated';

const COMMENT = /\([^()]*\)/g;

/**
 * Returns whether DKIM or SPF passed for the host of the sender (RFC 8601). Only the first Authentication-Results
 * counts: our server adds its own above those that an email brought along.
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

/** Returns whether our server states that the address is false: DMARC failed, or SPF where it states no DMARC. */
export function isForgedSender(email: Pick<Email, 'headers'>, address: string): boolean {
  if (senderResult(email, address) !== 'failed') return false;
  const results = statedResults(email) ?? [];
  const stated = results.filter((result) => /^\s*dmarc\s*=/.test(result));
  return (stated.length > 0 ? stated : results).some((result) => /^\s*(dmarc|spf)\s*=\s*fail\b/.test(result));
}

/** Null where our server states none. */
function statedResults({ headers }: Pick<Email, 'headers'>): readonly string[] | null {
  const first = headers.find(({ key }) => key === 'authentication-results')?.value;
  return first === undefined ? null : first.replace(COMMENT, ' ').toLowerCase().split(';').slice(1);
}

const isWithin = (host: string, parent: string): boolean => parent.includes('.') && isWithinHost(host, parent);
