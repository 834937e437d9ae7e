import type { Locale } from '@/lib/i18n/locales';
import { agentRegister } from '@/lib/site/agent-register';
import type { Listing, OtherLanguage } from '@/content/types/listing';
import { lettingNote } from '@/lib/listings/law/letting-note';

/**
 * Without markup. Beyond `most` characters drops last paragraphs, never drawbacks or required text, which have no portal field.
 */
export function feedDescription(listing: Listing, locale: Locale, most = Infinity): string {
  const { title, opening, paragraphs, shouldKnow } = listing.text[locale];
  const end = requiredEnd(listing, locale);
  const room = most - end.length;
  const withParagraphs = (count: number) =>
    [title, opening, ...paragraphs.slice(0, count), ...(shouldKnow ? [shouldKnow] : [])].join('\n\n');
  let count = paragraphs.length;
  while (count > 0 && withParagraphs(count).length > room) count -= 1;
  return withParagraphs(count).slice(0, room) + end;
}

/** The text in a language that the site lacks, with the required text in English; null without one. */
export function otherFeedDescription(listing: Listing, language: OtherLanguage): string | null {
  const { text, title } = listing.otherTexts?.[language] ?? {};
  return text ? [title, text].filter(Boolean).join('\n\n') + requiredEnd(listing, 'en') : null;
}

function requiredEnd(listing: Listing, locale: Locale): string {
  const required = [lettingNote(listing, locale), agentRegister(listing.region)].filter(Boolean);
  return required.length > 0 ? `\n\n${required.join('\n')}` : '';
}
