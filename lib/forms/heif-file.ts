/** Major brands of HEIF (ISO/IEC 23008-12, mp4ra.org) other than AVIF images. */
const HEIF_BRANDS = /^(?:he[iv][cxms]|mif[123]|miaf|msf1|avis|avc[is]|vvi[cs]|evb[is]|j2ki|j2is|jpeg|jpgs)$/;

export const HEAD_BYTES = 12;

/** HEIC, HEIF or an AVIF sequence, by the first bytes. */
export function isHeif(start: Uint8Array): boolean {
  const head = String.fromCharCode(...start.subarray(0, HEAD_BYTES));
  return head.slice(4, 8) === 'ftyp' && HEIF_BRANDS.test(head.slice(8));
}

/** False also for a file that cannot be read. */
export const isHeifFile = (file: Blob): Promise<boolean> =>
  file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .then(
      (start) => isHeif(new Uint8Array(start)),
      () => false,
    );
