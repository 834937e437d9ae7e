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
export function senderResult({ headers }: Pick<Email, 'headers'>, address: string): SenderResult {
  const first = headers.find(({ key }) => key === 'authentication-results')?.value;
  if (first === undefined) return 'unstated';
  const host = hostOfAddress(address);
  const results = first.replace(COMMENT, ' ').toLowerCase().split(';').slice(1);
  const isPassed = results.some((result) => {
    const [, method = ''] = /^\s*(dkim|spf)(?:\/\d+)?\s*=\s*pass\b/.exec(result) ?? [];
    const property = method === 'dkim' ? /\bheader\.(?:d|i)\s*=\s*"?([^\s";]+)/ : /\bsmtp\.mailfrom\s*=\s*"?([^\s";]+)/;
    const domain = method === '' ? '' : hostOfAddress(property.exec(result)?.[1] ?? '');
    return domain !== '' && (isWithin(host, domain) || isWithin(domain, host));
  });
  return isPassed ? 'passed' : 'failed';
}

const isWithin = (host: string, parent: string): boolean => parent.includes('.') && isWithinHost(host, parent);
