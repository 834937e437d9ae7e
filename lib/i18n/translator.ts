import { createTranslator, type Messages, type NamespaceKeys, type NestedKeyOf, type useTranslations } from 'next-intl';
import en from '@/messages/en';
import es from '@/messages/es';
import type { Locale } from './locales';

type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

export type Translator<Name extends Namespace> = ReturnType<typeof useTranslations<Name>>;

const messages = { en, es };

/** Returns a translator outside of requests: for emails and the printed guide. */
export const translatorOf = <Name extends Namespace>(locale: Locale, namespace: Name): Translator<Name> =>
  createTranslator({ locale, messages: messages[locale], namespace, timeZone: 'Europe/Madrid' } as never);
