/** `e164`: E.164; `extension`: digits. */
export type ContactPhone = Readonly<{ e164: string; extension: string | null; label: string | null }>;

type Number = Pick<ContactPhone, 'e164' | 'extension'>;

/** Returns `+34934112233 ext. 12`, which `readPhone` reads. */
export const phoneText = ({ e164, extension }: Number): string =>
  extension === null ? e164 : `${e164} ext. ${extension}`;

/** RFC 3966. */
export const phoneHref = ({ e164, extension }: Number): string =>
  extension === null ? `tel:${e164}` : `tel:${e164};ext=${extension}`;

export function typedPhoneHref(typed: string): string {
  const [, number = typed, extension = null] = /^(.*?)\s*(?:x|ext\.?)\s*(\d{1,7})$/i.exec(typed) ?? [];
  return phoneHref({ e164: number.replace(/[^+\d]/g, ''), extension });
}

/** Returns null for extensions and Spanish landlines. */
export const contactWhatsAppHref = ({ e164, extension }: Number): string | null =>
  extension !== null || /^\+34[89]/.test(e164) ? null : `https://wa.me/${e164.slice(1)}`;
