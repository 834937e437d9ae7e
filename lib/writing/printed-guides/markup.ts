export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Removes internal links, which are useless in print. */
export function withoutMarkupLinks(html: string): string {
  return html.replace(/<\/?a\b[^>]*>/g, '');
}
