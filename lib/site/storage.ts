import { storedItems, thirdParties } from '@/content/storage';
import type { Locale } from '@/lib/i18n/locales';

const kinds = {
  cookie: { en: 'Cookie', es: 'Cookie' },
  localStorage: { en: 'Local storage', es: 'Almacenamiento local' },
  sessionStorage: { en: 'Session storage', es: 'Almacenamiento de sesión' },
} as const;

export function storageRows(locale: Locale): Readonly<{
  own: readonly (readonly string[])[];
  thirdParties: readonly (readonly string[])[];
}> {
  return {
    own: storedItems.map(({ name, kind, purpose, lifetime }) => [
      name[locale],
      kinds[kind][locale],
      purpose[locale],
      lifetime[locale],
    ]),
    thirdParties: thirdParties.map(({ name, provider, purpose, stores }) => [
      name[locale],
      provider[locale],
      purpose[locale],
      stores[locale],
    ]),
  };
}
