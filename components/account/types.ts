import type { Locale } from '@/lib/i18n/locales';

export type Client = Readonly<{
  email: string;
  lastSignInAt: Date | null;
  hasPassword: boolean;
  providers: readonly ('google' | 'facebook')[];
  locale: Locale;
}>;
