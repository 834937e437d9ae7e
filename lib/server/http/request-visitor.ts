import 'server-only';
import { headers } from 'next/headers';
import type { Locale } from '@/lib/i18n/locales';
import { clientAddress } from './client-address';

/** Who asks: the address that limits count by, and the language to answer in. */
export type Visitor = Readonly<{ ip: string; locale: Locale }>;

/** The visitor of a server action, a route handler or a page; the language comes from the form or the path. */
export async function currentVisitor(locale: Locale): Promise<Visitor> {
  return visitorOf(await headers(), locale);
}

/** The same from the headers of a request at hand. */
export function visitorOf(requestHeaders: Headers, locale: Locale): Visitor {
  return { ip: clientAddress(requestHeaders), locale };
}
