/** Normalises for search: `Sarrià-Sant Gervasi` is `sarria sant gervasi`, `Paral·lel` is `parallel`. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}·]/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}
