import { partsWithWords } from '@/lib/i18n/interface-words';
import type { Locale } from '@/lib/i18n/locales';

export const HelpWords = ({ locale, text }: { text: string; locale: Locale }) =>
  partsWithWords(text, locale).map((part, index) =>
    part.isWord ? <strong key={index}>{part.text}</strong> : part.text,
  );
