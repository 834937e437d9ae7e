import { foldText } from '@/lib/text/fold-text';

export type Segment = Readonly<{ text: string; isMatch: boolean }>;

const WORD = /[\p{Letter}\p{Mark}\p{Number}·]+/gu;

/** Characters; `LEAD_LENGTH` is context before the first match. */
const EXCERPT_LENGTH = 190;
const LEAD_LENGTH = 60;

export function highlight(text: string, terms: ReadonlySet<string>): readonly Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    if (!terms.has(foldText(match[0]))) continue;
    if (match.index > end) segments.push({ text: text.slice(end, match.index), isMatch: false });
    segments.push({ text: match[0], isMatch: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) segments.push({ text: text.slice(end), isMatch: false });
  return segments;
}

export function excerptOf(texts: readonly string[], terms: ReadonlySet<string>): string {
  for (const text of texts) {
    const found = [...text.matchAll(WORD)].find(([word]) => terms.has(foldText(word)));
    if (found) return cut(text, found.index > LEAD_LENGTH ? found.index - LEAD_LENGTH : 0);
  }
  return cut(texts[0] ?? '', 0);
}

function cut(text: string, start: number): string {
  const from = start === 0 ? 0 : text.indexOf(' ', start) + 1;
  const rest = text.slice(from);
  const short =
    rest.length <= EXCERPT_LENGTH
      ? rest
      : `${rest.slice(0, rest.lastIndexOf(' ', EXCERPT_LENGTH)).replace(/[,;:.]$/, '')}…`;
  return from === 0 ? short : `…${short}`;
}
