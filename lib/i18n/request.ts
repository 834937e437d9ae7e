import type { Messages } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { currentLocale } from './locale';
import { isLocale } from './locales';

export default getRequestConfig(async ({ locale: requestedLocale }) => {
  const locale = isLocale(requestedLocale) ? requestedLocale : await currentLocale();
  const messages = locale === 'es' ? await import('@/messages/es') : await import('@/messages/en');
  return { locale, messages: messages.default as Messages, timeZone: 'Europe/Madrid' };
});
