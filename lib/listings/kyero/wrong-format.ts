import type { FeedProblemCode, FeedProblemValues } from './feed-problem';

type Wrong = Readonly<{ code: FeedProblemCode; values?: FeedProblemValues }>;

/** Null for XML. */
export function wrongFormat(start: string): Wrong | null {
  if (start.startsWith('PK')) return { code: 'zip' };
  if (/^\u001f|^\s*\u001f/.test(start)) return { code: 'compressed' };
  if (start.startsWith('%PDF')) return { code: 'pdf' };
  const head = start.trimStart();
  if (/^(?:<!doctype html|<html|<head|<body)/i.test(head)) {
    return { code: 'webPage' };
  }
  if (/^<\w+[^>]*>[\s\S]{0,200}?(?:warning|notice|fatal error|exception)/i.test(head) && !/^<root/.test(head)) {
    const text = head
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 80);
    return { code: 'program', values: { text } };
  }
  if (/^[[{]/.test(head)) return { code: 'json' };
  if (head !== '' && !head.startsWith('<')) return { code: 'notXml' };
  return null;
}

const formats: ReadonlySet<string> = new Set(['openimmo', 'rss', 'feed', 'urlset', 'html']);

export function wrongRoot(name: string): Wrong {
  const element = `<${name.slice(0, 40)}>`;
  const format = name.toLowerCase();
  return formats.has(format)
    ? { code: 'otherFormat', values: { element, format } }
    : { code: 'otherRoot', values: { element } };
}
