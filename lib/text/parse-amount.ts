/**
 * An amount as people write it: `350000`, `350.000`, `350,000 €`, `1.250,50`. A group of three digits after a dot or
 * a comma counts as thousands. Null for anything else.
 */
export function parseAmount(text: string): number | null {
  const plain = text.replace(/[\s€]|m²|m2/g, '');
  const [, whole, decimals = ''] =
    /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/.exec(plain) ??
    /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(plain) ??
    [];
  return whole === undefined ? null : Number(`${whole.replace(/[.,]/g, '')}.${decimals}`);
}
