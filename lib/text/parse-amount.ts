/** `350000`, `350.000`, `350,000 €`, `1.250,50`. Three digits after a dot or comma are thousands. Null if invalid. */
export function parseAmount(text: string): number | null {
  const plain = text.replace(/[\s€]|m²|m2/g, '');
  const [, whole, decimals = ''] =
    /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/.exec(plain) ??
    /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(plain) ??
    [];
  return whole === undefined ? null : Number(`${whole.replace(/[.,]/g, '')}.${decimals}`);
}
