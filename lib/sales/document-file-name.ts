type Named = Readonly<{ name: string; paper: string | null; n: number; extension: string }>;

/** Name under which a paper is saved: without path, control characters and what Windows refuses. */
export function documentFileName({ extension, n, name, paper }: Named): string {
  const base = (name || paper || 'document')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}"*/:<>?\\|']/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${base || 'document'}-v${n}.${extension}`;
}
