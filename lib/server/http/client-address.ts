import 'server-only';
import { isIP } from 'node:net';
import { env } from '@/lib/server/env';

/** Set from the socket by lib/delivery/request-hooks.ts; overrides any value sent. */
const PEER_HEADER = 'x-peer-address';
const UNKNOWN = 'unknown';

/**
 * With N proxies, the N-th from the end of X-Forwarded-For, the last that clients cannot forge. For IPv6, the network. Never
 * throws.
 */
export function clientAddress(headers: Headers, hops: number = env.TRUSTED_PROXY_HOPS): string {
  const forwarded = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const peer = headers.get(PEER_HEADER)?.trim();
  if (hops === 0) return normalize(peer ?? forwarded.at(-1) ?? '');
  return normalize(forwarded.at(-hops) ?? peer ?? '');
}

function normalize(entry: string): string {
  // Some proxies add the port: `203.0.113.7:51234`.
  const host = entry.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  const address = host.replace(/^::ffff:(?=\d+\.)/i, '');
  const version = isIP(address);
  if (version === 4) return address;
  return version === 6 ? networkOf(address) : UNKNOWN;
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.toLowerCase().split('::') ?? [];
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
