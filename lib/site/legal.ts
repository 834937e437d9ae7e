import 'server-only';
import { page as accessibilityEn } from '@/content/en/legal/accessibility';
import { page as cookiePolicyEn } from '@/content/en/legal/cookie-policy';
import { page as legalNoticeEn } from '@/content/en/legal/legal-notice';
import { page as privacyPolicyEn } from '@/content/en/legal/privacy-policy';
import { page as termsOfServiceEn } from '@/content/en/legal/terms-of-service';
import { page as accessibility } from '@/content/es/legal/accessibility';
import { page as cookiePolicy } from '@/content/es/legal/cookie-policy';
import { page as legalNotice } from '@/content/es/legal/legal-notice';
import { page as privacyPolicy } from '@/content/es/legal/privacy-policy';
import { page as termsOfService } from '@/content/es/legal/terms-of-service';
import type { LegalPage } from '@/content/types/writing';
import { pageFeatures } from '@/lib/env/page-features';
import type { Locale } from '@/lib/i18n/locales';
import { withAgency } from './legal-agency';
import { renderRichText, type RichTextSource } from './rich-text';
import { storageRows } from './storage';

export const legalIds = [
  'legal-notice',
  'privacy-policy',
  'terms-of-service',
  'cookie-policy',
  'accessibility',
] as const;

export type LegalId = (typeof legalIds)[number];

/** Binding language (decision 3). */
export const LEGAL_LANGUAGE = 'es';

const pages: Readonly<Record<Locale, Readonly<Record<LegalId, LegalPage>>>> = {
  es: {
    'legal-notice': legalNotice,
    'privacy-policy': privacyPolicy,
    'terms-of-service': termsOfService,
    'cookie-policy': cookiePolicy,
    accessibility,
  },
  en: {
    'legal-notice': legalNoticeEn,
    'privacy-policy': privacyPolicyEn,
    'terms-of-service': termsOfServiceEn,
    'cookie-policy': cookiePolicyEn,
    accessibility: accessibilityEn,
  },
};

export const PRIVACY_VERSION = privacyPolicy.updated;

export function getLegalPage(
  id: LegalId,
  locale: Locale,
): Omit<LegalPage, 'body'> & Readonly<{ body: RichTextSource }> {
  const page = pages[locale][id];
  return { ...page, body: renderRichText(withTables(withFeatures(withAgency(page.body, locale)), locale), locale) };
}

/** Omits lines of features that are off, which start with a mark such as `{mapTiles}`. */
function withFeatures(body: string): string {
  return Object.entries(pageFeatures()).reduce(
    (text, [name, isOn]) =>
      isOn
        ? text.replaceAll(`{${name}}`, '')
        : text
            .split('\n')
            .filter((line) => !line.includes(`{${name}}`))
            .join('\n'),
    body,
  );
}

function withTables(body: string, locale: Locale): string {
  const { own, thirdParties } = storageRows(locale);
  return body.replace('{ownItems}', () => rowsOf(own)).replace('{thirdParties}', () => rowsOf(thirdParties));
}

const rowsOf = (rows: readonly (readonly string[])[]) =>
  rows
    .map(
      ([name, ...cells]) => `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('\n');
