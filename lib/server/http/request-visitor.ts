import 'server-only';
import { headers } from 'next/headers';
import type { Locale } from '@/lib/i18n/locales';
import { clientAddress } from './client-address';

/** `page`: path of the page with the form, if the browser named it. */
export type Visitor = Readonly<{ ip: string; locale: Locale; page?: string }>;

export async function currentVisitor(locale: Locale): Promise<Visitor> {
  return visitorOf(await headers(), locale);
}

export function visitorOf(requestHeaders: Headers, locale: Locale): Visitor {
  const page = pathOf(requestHeaders.get('referer'));
  return { ip: clientAddress(requestHeaders), locale, ...(page && { page }) };
}

function pathOf(referer: string | null): string | undefined {
  return referer !== null && URL.canParse(referer) ? new URL(referer).pathname.slice(0, 200) : undefined;
}
