import 'server-only';
import sanitizeHtml from 'sanitize-html';
import { plainText } from '@/lib/text/plain-text';
import { localizedHref, withoutLocale, type AppHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import type { RichHtml } from '@/lib/text/trusted-html';
import { slugify } from '@/lib/text/slugify';

/** `id` is the anchor. */
export type RichHeading = Readonly<{ id: string; text: string; level: 2 | 3 }>;

/** HTML for `components/ui/rich-text`, and headings. */
export type RichText = Readonly<{ html: RichHtml; headings: readonly RichHeading[] }>;

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href'],
    th: [{ name: 'scope', values: ['row', 'col', 'rowgroup', 'colgroup'] }, 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  textFilter: keepUnitsTogether,
};

/**
 * Sanitises a body: allow list, localised links, heading anchors, scrollable tables. Several bodies on a page need
 * different `idPrefix`.
 */
export function renderRichText(body: string, locale: Locale, idPrefix = ''): RichText {
  const clean = sanitizeHtml(body, {
    ...allowed,
    transformTags: { a: (tagName, attribs) => ({ tagName, attribs: localizeLink(attribs, locale) }) },
  });
  const prefix = idPrefix === '' ? '' : `${idPrefix}-`;
  const { html, headings } = anchorHeadings(clean.trim(), prefix);
  return { html: wrapTables(html, prefix) as RichHtml, headings };
}

export function richText(body: string, locale: Locale, idPrefix = ''): RichHtml {
  return renderRichText(body, locale, idPrefix).html;
}

/** `/contact` is `/es/contact`; localised, hash and external links stay. */
function localizeLink(attributes: sanitizeHtml.Attributes, locale: Locale): sanitizeHtml.Attributes {
  const { href } = attributes;
  if (!href?.startsWith('/') || href.startsWith('//') || withoutLocale(href) !== href) return attributes;
  // The e2e link crawler checks them.
  return { ...attributes, href: localizedHref(locale, href as AppHref) };
}

/** No-break space in `450.000 €`, `2,81 %`, `90 m²`. */
export function keepUnitsTogether(text: string): string {
  return text.replace(/(\d)\s(?=[€%]|m²|km\b)/g, '$1\u00a0');
}

/** Sanitised HTML is well formed: a pattern is safe. */
function anchorHeadings(html: string, prefix: string): { html: string; headings: readonly RichHeading[] } {
  const headings: RichHeading[] = [];
  const withAnchors = html.replace(/<h([23])>(.*?)<\/h\1>/gs, (_whole, level: '2' | '3', inner: string) => {
    const text = plainText(inner);
    const id = uniqueId(`${prefix}${slugify(text)}`, headings);
    headings.push({ id, text, level: level === '2' ? 2 : 3 });
    return `<h${level} id="${id}">${inner}</h${level}>`;
  });
  return { html: withAnchors, headings };
}

/** A second `Precios` is `precios-2`; ids never start with a digit. */
function uniqueId(slug: string, taken: readonly RichHeading[]): string {
  const base = /^\p{Letter}/u.test(slug) ? slug : `s-${slug}`;
  const isTaken = (id: string) => taken.some((heading) => heading.id === id);
  let id = base;
  for (let count = 2; isTaken(id); count += 1) id = `${base}-${count}`;
  return id;
}

/** Region named by the caption. */
function wrapTables(html: string, prefix: string): string {
  let count = 0;
  return html.replace(/<table>(.*?)<\/table>/gs, (_whole, inner: string) => {
    count += 1;
    const id = `${prefix}table-${count}`;
    if (!inner.includes('<caption>')) return `<div tabindex="0"><table>${inner}</table></div>`;
    const named = inner.replace('<caption>', `<caption id="${id}">`);
    return `<div role="region" tabindex="0" aria-labelledby="${id}"><table>${named}</table></div>`;
  });
}
