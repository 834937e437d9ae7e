import 'server-only';
import { Marked, type Tokens } from 'marked';
import { fallbackPath } from '@/lib/site/images';
import { isStoredImageName } from '@/lib/site/stored-images';
import { escapeXml } from '@/lib/text/escape-xml';

/** The sanitiser decides what may stay: this makes HTML of the Markdown that the desk offers and of nothing else. */
const markdown = new Marked({
  gfm: true,
  breaks: false,
  renderer: {
    // HTML is text: it is shown as it was typed.
    html: ({ text }) => escapeXml(text),
    heading({ depth, tokens }) {
      const level = depth <= 2 ? 2 : 3;
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    image: ({ href, text }: Tokens.Image) =>
      isStoredImageName(href) ? `<img src="${fallbackPath(href)}" alt="${escapeXml(text)}">` : escapeXml(text),
    code: ({ text }) => `<p>${escapeXml(text)}</p>\n`,
    codespan: ({ text }) => escapeXml(text),
    hr: () => '',
    del({ tokens }) {
      return this.parser.parseInline(tokens);
    },
    checkbox: () => '',
  },
});

/**
 * HTML of a small Markdown: headings (levels 2 and 3), lists, links, quotes, tables, emphasis, photographs of the
 * storage by name. Not clean yet: `renderRichText` shows it.
 */
export const markdownToHtml = (text: string): string => markdown.parse(text, { async: false }).trim();

/** Names of the photographs in a text. */
export const imagesIn = (html: string): readonly string[] =>
  [...html.matchAll(/\/media\/(photo-[0-9a-f]{32})-/g)].map(([, name]) => name ?? '');
