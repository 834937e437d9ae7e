import 'server-only';
import { locale as readLocale } from 'next/root-params';
import { defaultLocale, isLocale, type Locale } from './locales';

/**
 * The language of the page being rendered. Server components only: route handlers and
 * server actions have no root parameters and must be given the language.
 */
export async function currentLocale(): Promise<Locale> {
  const value = await readLocale();
  return isLocale(value) ? value : defaultLocale;
}
