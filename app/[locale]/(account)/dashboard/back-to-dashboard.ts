import 'server-only';
import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import type { Locale } from '@/lib/i18n/locales';

/** Revalidates first, because a new hash alone would show the old page. */
export function backToDashboard(locale: Locale, section: string): never {
  const path = `/${locale}/dashboard`;
  revalidatePath(path);
  redirect(`${path}#${section}`);
}
