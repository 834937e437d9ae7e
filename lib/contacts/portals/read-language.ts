const CODES = ['es', 'en', 'de', 'fr', 'nl', 'it', 'pt', 'ca', 'sv', 'no', 'da', 'fi', 'ru', 'pl', 'uk', 'zh'] as const;

const names = new Map(
  CODES.flatMap((code) => ['en', 'es', 'fr', 'de', code].map((locale) => [nameOf(code, locale), code] as const)),
);

function nameOf(code: string, locale: string): string {
  return (new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code).toLowerCase();
}

/** Returns the ISO 639-1 code of `German`, `alemán`, `Deutsch`, `de` or `de-AT`; null for another word. */
export function readLanguage(written: string | null): string | null {
  const word = written?.trim().toLowerCase() ?? '';
  const [code = ''] = word.split(/[-_]/);
  return names.get(word) ?? CODES.find((one) => one === code) ?? null;
}
