import 'server-only';
import { headers } from 'next/headers';
import type { Locale } from '@/lib/i18n/locales';
import { clientAddress } from './client-address';

export type Visitor = Readonly<{ ip: string; locale: Locale }>;

export async function currentVisitor(locale: Locale): Promise<Visitor> {
  return visitorOf(await headers(), locale);
}

export function visitorOf(requestHeaders: Headers, locale: Locale): Visitor {
  return { ip: clientAddress(requestHeaders), locale };
}
