import 'server-only';
import { page as cookiePolicy } from '@/content/es/legal/cookie-policy';
import { page as legalNotice } from '@/content/es/legal/legal-notice';
import { page as privacyPolicy } from '@/content/es/legal/privacy-policy';
import { page as termsOfService } from '@/content/es/legal/terms-of-service';
import type { LegalPage } from '@/content/types/writing';
import type { Locale } from '@/lib/i18n/locales';
import { renderRichText, type RichText } from './rich-text';
import { storageRows } from './storage';

/** The legal pages; each has the address of its name. */
export const legalIds = ['legal-notice', 'privacy-policy', 'terms-of-service', 'cookie-policy'] as const;

export type LegalId = (typeof legalIds)[number];

/** They are written in Spanish alone, which is the binding text. */
export const LEGAL_LANGUAGE = 'es';

const pages: Readonly<Record<LegalId, LegalPage>> = {
  'legal-notice': legalNotice,
  'privacy-policy': privacyPolicy,
  'terms-of-service': termsOfService,
  'cookie-policy': cookiePolicy,
};

/** Which privacy policy a visitor who sends a form has before them: kept with what was sent. */
export const PRIVACY_VERSION = privacyPolicy.updated;

/** A legal page for readers of a language: the text stays Spanish, its links keep the reader's language. */
export function getLegalPage(id: LegalId, locale: Locale): Omit<LegalPage, 'body'> & Readonly<{ body: RichText }> {
  const page = pages[id];
  return { ...page, body: renderRichText(withTables(page.body), locale) };
}

/** The cookie policy lists what the page of preferences lists, from the same place. */
function withTables(body: string): string {
  const { own, thirdParties } = storageRows(LEGAL_LANGUAGE);
  return body.replace('{ownItems}', () => rowsOf(own)).replace('{thirdParties}', () => rowsOf(thirdParties));
}

const rowsOf = (rows: readonly (readonly string[])[]) =>
  rows
    .map(
      ([name, ...cells]) => `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('\n');
