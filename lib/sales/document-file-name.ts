type Named = Readonly<{ name: string; documentType: string | null; n: number; extension: string }>;

export function documentFileName({ extension, n, name, documentType }: Named): string {
  const base = plainFileName(name || documentType || 'document');
  return `${base || 'document'}-v${n}.${extension}`;
}

/** Prevents paths and hidden extensions. */
export const plainFileName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}\p{Cs}"*/:<>?\\|']/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');

export const withoutExtension = (name: string): string => name.replace(/\.[^.]{1,5}$/, '');

/** For a file that kept its own name. */
export const plainBaseName = (name: string): string => plainFileName(withoutExtension(name)) || 'file';
