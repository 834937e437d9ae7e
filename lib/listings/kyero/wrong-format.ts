/** What a feed of another format is, by its first characters; null for XML. */
export function wrongFormat(start: string): string | null {
  if (start.startsWith('PK')) return 'is a ZIP archive: unpack it first';
  if (/^\u001f|^\s*\u001f/.test(start)) return 'is compressed: unpack it first';
  if (start.startsWith('%PDF')) return 'is a PDF document, not a feed';
  const head = start.trimStart();
  if (/^(?:<!doctype html|<html|<head|<body)/i.test(head)) {
    return 'is a web page, not a feed: does its address ask for a password, or say that the feed is gone?';
  }
  if (/^<\w+[^>]*>[\s\S]{0,200}?(?:warning|notice|fatal error|exception)/i.test(head) && !/^<root/.test(head)) {
    return `begins with a message of the program that writes it: “${head
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 80)}”`;
  }
  if (/^[[{]/.test(head)) return 'is JSON: a Kyero feed is XML that begins with <root>';
  if (head !== '' && !head.startsWith('<')) return 'is no XML: a Kyero feed begins with <root>';
  return null;
}

const formats: Readonly<Record<string, string>> = {
  openimmo: 'an OpenImmo file',
  rss: 'a list of news (RSS)',
  feed: 'a list of news (Atom)',
  urlset: 'a sitemap',
  html: 'a web page',
};

/** `element`: the first of the feed. */
export function wrongRoot(element: string): string {
  const format = formats[element.toLowerCase()];
  const shown = `<${element.slice(0, 40)}>`;
  return format
    ? `begins with ${shown}: it is ${format}, and a Kyero feed begins with <root>`
    : `begins with ${shown}: a Kyero feed begins with <root>`;
}
