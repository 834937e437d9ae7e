/**
 * Decimals as databases write them, `249500.0000`, `85.5000`, of which nobody can think that they are thousands:
 * shortened.
 */
export function withoutZeros(figure: string): string {
  const [, whole = figure, mark = '', decimals = ''] = /^(\D*\d+)([.,])(\d{4,}|(?<=\d{4}[.,])0{3})$/.exec(figure) ?? [];
  const kept = decimals.replace(/0+$/, '');
  return kept === '' ? whole : `${whole}${mark}${kept}`;
}
