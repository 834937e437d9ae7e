type Named = Readonly<{ name: string; documentType: string | null; n: number; extension: string }>;

/** Name under which a paper is saved: without path, control characters and what Windows refuses. */
export function documentFileName({ extension, n, name, documentType }: Named): string {
  const base = plainFileName(name || documentType || 'document');
  return `${base || 'document'}-v${n}.${extension}`;
}

/** Of a name that somebody chose: what can neither hide its ending nor lead elsewhere. */
export const plainFileName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}\p{Cs}"*/:<>?\\|']/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
