import 'server-only';
import { Marked, type Tokens } from 'marked';
import { fallbackPath } from '@/lib/site/images';
import { isStoredImageName } from '@/lib/site/stored-images';
import { escapeXml } from '@/lib/text/escape-xml';

/** Emits HTML only for the Markdown that the desk offers; the sanitiser filters it. */
const markdown = new Marked({
  gfm: true,
  breaks: false,
  renderer: {
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

/** Not sanitised: display it with `renderRichText`. */
export const markdownToHtml = (text: string): string => markdown.parse(text, { async: false }).trim();

export const imagesIn = (html: string): readonly string[] =>
  [...html.matchAll(/\/media\/(photo-[0-9a-f]{32})-/g)].map(([, name]) => name ?? '');
