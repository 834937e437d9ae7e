import 'server-only';
import { headers } from 'next/headers';
import type { Locale } from '@/lib/i18n/locales';
import { clientAddress } from './client-address';

/** `ip` is the key of rate limits. */
export type Visitor = Readonly<{ ip: string; locale: Locale }>;

/** The visitor of a server action, route handler or page. */
export async function currentVisitor(locale: Locale): Promise<Visitor> {
  return visitorOf(await headers(), locale);
}

export function visitorOf(requestHeaders: Headers, locale: Locale): Visitor {
  return { ip: clientAddress(requestHeaders), locale };
}
