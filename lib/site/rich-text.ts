import 'server-only';
import { fromHtml } from 'hast-util-from-html';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit, SKIP } from 'unist-util-visit';
import { localizedHref, withoutLocale, type AppHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import type { RichHtml } from '@/lib/text/trusted-html';
import { slugify } from '@/lib/text/slugify';
import { isHiddenPath } from './samples';
import { findStoredImage } from './stored-images';
import type { Element, Root } from 'hast';

export type RichHeading = Readonly<{ id: string; text: string; level: 2 | 3 }>;

export type RichTextSource = Readonly<{ html: RichHtml; headings: readonly RichHeading[] }>;

const STORED = /^\/media\/(photo-[0-9a-f]{32})-960\.webp$/;

const allowed: Schema = {
  tagNames: [
    ...['h2', 'h3', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'img'],
  ],
  attributes: {
    a: ['href'],
    th: [['scope', 'row', 'col', 'rowgroup', 'colgroup'], 'colSpan', 'rowSpan'],
    td: ['colSpan', 'rowSpan'],
    img: ['alt', ['src', STORED]],
  },
  protocols: { href: ['https', 'mailto', 'tel'] },
  // Removed with their content; other elements leave their text.
  strip: ['script', 'style', 'template', 'iframe', 'noscript', 'textarea', 'select', 'title', 'svg', 'math'],
};

/**
 * Sanitises a body: allow list, localised links, heading anchors, scrollable tables. Bodies on one page need
 * different `idPrefix`.
 */
export function renderRichText(body: string, locale: Locale, idPrefix = ''): RichTextSource {
  const root = sanitize(fromHtml(body, { fragment: true }), allowed) as Root;
  const prefix = idPrefix === '' ? '' : `${idPrefix}-`;
  const headings: RichHeading[] = [];
  let tables = 0;
  visit(root, 'text', (text) => {
    text.value = keepUnitsTogether(text.value);
  });
  visit(root, 'element', (element, index, parent) => {
    if (element.tagName === 'a') localizeLink(element, locale);
    if (element.tagName === 'img' && parent && index !== undefined && !sizeImage(element)) {
      parent.children.splice(index, 1);
      return index;
    }
    if (element.tagName === 'h2' || element.tagName === 'h3') {
      const text = toString(element).replace(/\s+/g, ' ').trim();
      const id = uniqueId(`${prefix}${slugify(text)}`, headings);
      headings.push({ id, text, level: element.tagName === 'h2' ? 2 : 3 });
      element.properties.id = id;
    }
    if (element.tagName !== 'table' || !parent || index === undefined) return;
    tables += 1;
    labelCells(element);
    parent.children[index] = scrollable(element, `${prefix}table-${tables}`);
    return [SKIP, index + 1];
  });
  return { html: toHtml(root).trim() as RichHtml, headings };
}

export function richText(body: string, locale: Locale, idPrefix = ''): RichHtml {
  return renderRichText(body, locale, idPrefix).html;
}

/** Localises internal links. Replaces links to hidden samples with their text. */
function localizeLink(element: Element, locale: Locale): void {
  const { properties } = element;
  if (typeof properties.href !== 'string') return;
  // Browsers ignore these characters: `/<tab>/host` is another host.
  const href = properties.href.replace(/[\t\n\r]/g, '').trim();
  if (isHiddenPath(href)) {
    element.tagName = 'span';
    element.properties = {};
    return;
  }
  properties.href = href;
  if (/^[/\\]{2}/.test(href)) delete properties.href;
  // The e2e link crawler checks them.
  else if (href.startsWith('/') && withoutLocale(href) === href)
    properties.href = localizedHref(locale, href as AppHref);
}

/** Prevents layout shift; false for an unknown image. */
function sizeImage({ properties }: Element): boolean {
  const [, name = ''] = STORED.exec(String(properties.src)) ?? [];
  const size = findStoredImage(name);
  if (size) Object.assign(properties, { width: size.width, height: size.height, loading: 'lazy' });
  return size !== null;
}

/** Puts a no-break space in `450.000 €`, `2,81 %`, `90 m²`. */
export function keepUnitsTogether(text: string): string {
  return text.replace(/(\d)\s(?=[€%]|m²|km\b)/g, '$1\u00a0');
}

/** Numbers repeated ids (`precios-2`); ids never start with a digit. */
function uniqueId(slug: string, taken: readonly RichHeading[]): string {
  const base = /^\p{Letter}/u.test(slug) ? slug : `s-${slug}`;
  const isTaken = (id: string) => taken.some((heading) => heading.id === id);
  let id = base;
  for (let count = 2; isTaken(id); count += 1) id = `${base}-${count}`;
  return id;
}

/** Tables of four or more columns become blocks on phones: each cell gets its column header. */
function labelCells(table: Element): void {
  const heads: string[] = [];
  visit(table, { tagName: 'th' }, (head) => {
    if (head.properties.scope === 'col') heads.push(toString(head).trim());
  });
  if (heads.length < 4) return;
  visit(table, { tagName: 'td' }, (cell, index, row) => {
    const column = row?.children.slice(0, index).filter(({ type }) => type === 'element').length ?? 0;
    cell.properties.dataLabel = heads[column];
  });
}

function scrollable(table: Element, id: string): Element {
  const caption = table.children.find((child) => child.type === 'element' && child.tagName === 'caption');
  if (caption?.type !== 'element') return h('div', { tabIndex: 0 }, [table]);
  caption.properties.id = id;
  return h('div', { role: 'region', tabIndex: 0, ariaLabelledBy: id }, [table]);
}
