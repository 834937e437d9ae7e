/**
 * Text as search compares it: no accents, no capitals, words with one space between them.
 * `Sarrià-Sant Gervasi` gives `sarria sant gervasi`, `Paral·lel` gives `parallel`.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mark}·]/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}
