/** For elements and quoted attributes. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Internal links are useless on paper. */
export function withoutMarkupLinks(html: string): string {
  return html.replace(/<\/?a\b[^>]*>/g, '');
}
