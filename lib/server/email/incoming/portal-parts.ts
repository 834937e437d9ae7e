import 'server-only';
import type { Email } from 'postal-mime';
import { CELL_END, ROW_END } from '@/lib/contacts/portals/labelled-lines';
import type { PortalEmail } from '@/lib/contacts/portals/read-portal-email';
import { cleanText } from '@/lib/text/clean-field';
import { htmlText } from '@/lib/text/html-text';
import { wellFormed } from '@/lib/text/well-formed';
import { withWindowsSigns } from '@/lib/text/windows-1252';
import { senderResult, type SenderResult } from './sender-result';

export type PortalParts = Pick<PortalEmail, 'replyTo' | 'lines' | 'links'> & Readonly<{ sender: SenderResult }>;

/** In characters of HTML or text. */
const MAX_CHARACTERS = 300_000;
const MAX_LINES = 2_000;
const MAX_LINKS = 200;
const CELL = /<(?=t[dh]\b)/gi;
const CELLS_END = /(?:<\/(?:t[dhr]|tbody|table)\s*>\s*)+/gi;
const RULE = /<hr\b[^>]*>/gi;
const LINK = /\bhref\s*=\s*(?:"([^"]{1,2000})"|'([^']{1,2000})')/gi;

/** Ends of cells and rows are lines too. */
export function portalParts(email: Email, from: string): PortalParts {
  const html = (email.html ?? '').slice(0, MAX_CHARACTERS);
  const written =
    html.trim() === '' ? withWindowsSigns((email.text ?? '').slice(0, MAX_CHARACTERS)) : htmlText(withCells(html), 1);
  const lines = wellFormed(cleanText(written)).split('\n', MAX_LINES);
  const links = [...html.matchAll(LINK)].slice(0, MAX_LINKS).map(([, quoted, single]) => quoted ?? single ?? '');
  const [answer] = (email.replyTo ?? []).flatMap((one) => one.group ?? [one]);
  return {
    lines: lines.map((line) => line.replaceAll('\u00a0', ' ').trim()),
    links: links.map((link) => link.replaceAll('&amp;', '&')),
    replyTo: answer?.address?.trim().toLowerCase() || null,
    sender: senderResult(email, from),
  };
}

const withCells = (html: string): string =>
  html
    .replace(RULE, '<br>---<br>')
    .replace(CELL, '<br><')
    .replace(CELLS_END, (tags) => `<br>${/<\/t(?:r|able)/i.test(tags) ? ROW_END : CELL_END}<br>${tags}`);
