import 'server-only';
import { createElement } from 'react';
import { render, toPlainText } from '@react-email/render';
import type { Agency } from '@/content/types/agency';
import { registersOf } from '@/lib/site/registers';
import { siteFacts } from '@/lib/site/site-facts';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import type { Email } from '@/lib/server/providers/mail/port';
import type { EmailContent, EmailKind } from './content';
import { EmailLayout } from './email-layout';
import { linkIn } from './links';
import { isEmailKind, emailKinds } from './registry';
import { siteUrl } from '@/lib/server/site-url';
import type { z } from 'zod';

const SIGN_URL = new URL('/icon-email.png', siteUrl).href;

type StoredEmail = Readonly<{
  id: string;
  kind: string;
  recipient: string;
  locale: Locale;
  payload: Readonly<Record<string, unknown>>;
}>;

/**
 * Renders a stored email as HTML and text.
 * @throws Error when the kind is unknown or the payload is invalid, as from another version.
 */
export async function composeEmail({ id, kind, recipient, locale, payload }: StoredEmail): Promise<Email> {
  if (!isEmailKind(kind)) throw new Error(`there is no email of the kind ${kind}`);
  const definition = emailKinds[kind] as unknown as EmailKind<z.ZodType>;
  const link = linkIn(locale);
  // Declared separately: inline inference exceeds TypeScript's limits.
  const t = translatorOf(locale, 'emails');
  const content = await definition.compose({
    payload: definition.schema.parse(payload),
    recipient,
    locale,
    t,
    link,
  });
  return {
    id,
    to: { address: recipient },
    ...(await renderEmail(content, locale)),
    ...(content.cc ? { cc: content.cc } : {}),
    ...(content.replyTo ? { replyTo: content.replyTo } : {}),
    ...(content.senderName ? { senderName: content.senderName } : {}),
    ...(content.isFarewell ? { isFarewell: content.isFarewell } : {}),
    ...(content.messageName ? { messageName: content.messageName } : {}),
    ...(content.headers ? { headers: content.headers } : {}),
    ...(content.attachments ? { attachments: content.attachments } : {}),
  };
}

export async function renderEmail(
  content: EmailContent,
  locale: Locale,
): Promise<Pick<Email, 'html' | 'language' | 'subject' | 'text'>> {
  const { agency } = siteFacts();
  const html = await render(
    createElement(EmailLayout, {
      content,
      language: locale,
      agency: { name: agency.name, siteUrl: linkIn(locale)('/'), signUrl: SIGN_URL, lines: linesOf(agency) },
    }),
  );
  return { language: locale, subject: content.subject, html, text: plainTextOf(html) };
}

function linesOf(agency: Agency): readonly string[] {
  const { address, email, legalName, phone } = agency;
  const registers = registersOf(agency).map(({ abbreviation, number }) => `${abbreviation}\u00a0${number}`);
  return [
    [legalName, ...registers].join(' · '),
    `${address.street}, ${address.number}, ${address.postalCode} ${address.city}`,
    `${phone.display} · ${email}`,
  ];
}

function plainTextOf(html: string): string {
  return toPlainText(html, {
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false } },
      { selector: 'a.brand', format: 'anchor', options: { ignoreHref: true } },
      { selector: 'hr', options: { length: 2 } },
      { selector: 'table.fact', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: 'td.label', format: 'inlineSurround', options: { suffix: ': ' } },
    ],
  });
}
