const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

export function plainText(html: string): string {
  return html
    .replace(/<\/?(?:p|ul|ol|li|h[1-6]|table|caption|tr|th|td|blockquote|br)\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[^\S\u00a0]+/g, ' ')
    .trim();
}

export function textBlocks(html: string): readonly string[] {
  const tables = [...html.matchAll(/<table\b.*?<\/table>/gs)].map(([table]) => table);
  const prose = html.replace(/<table\b.*?<\/table>/gs, '').split(/<\/(?:p|li|h[1-6]|blockquote)>/);
  return [...prose, ...tables].map(plainText).filter((text) => text !== '');
}
