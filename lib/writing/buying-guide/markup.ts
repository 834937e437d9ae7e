/** Text for the inside of an element or a quoted attribute. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The words of a link without the link: addresses inside the site lead nowhere on paper. */
export function withoutLinks(html: string): string {
  return html.replace(/<\/?a\b[^>]*>/g, '');
}
