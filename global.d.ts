import type { routing } from '@/lib/i18n/routing';
import type messages from '@/messages/en';

declare module 'next-intl' {
  // Merged with next-intl's own.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface AppConfig {
    Locale: (typeof routing.locales)[number];
    Messages: typeof messages;
  }
}
