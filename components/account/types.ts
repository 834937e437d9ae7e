import type { Locale } from '@/lib/i18n/locales';

/** What the screens of an account need to know of its client. */
export type Client = Readonly<{
  email: string;
  lastSignInAt: Date | null;
  hasPassword: boolean;
  providers: readonly ('google' | 'facebook')[];
  locale: Locale;
}>;
