import 'server-only';
import { locale as readLocale } from 'next/root-params';
import { defaultLocale, isLocale, type Locale } from './locales';

/** Server components only: route handlers and actions have no root parameters. */
export async function currentLocale(): Promise<Locale> {
  const value = await readLocale();
  return isLocale(value) ? value : defaultLocale;
}
