/** Shortens database decimals such as `249500.0000` that cannot be thousands. */
export function withoutZeros(figure: string): string {
  const [, whole = figure, mark = '', decimals = ''] = /^(\D*\d+)([.,])(\d{4,}|(?<=\d{4}[.,])0{3})$/.exec(figure) ?? [];
  const kept = decimals.replace(/0+$/, '');
  return kept === '' ? whole : `${whole}${mark}${kept}`;
}
