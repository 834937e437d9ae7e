import { otherLanguages, type Listing, type OtherLanguage } from '@/content/types/listing';

export type OtherTextView = Readonly<{
  language: OtherLanguage;
  /** In the language itself. */
  name: string;
  title: string | null;
  paragraphs: readonly string[];
}>;

const names: Readonly<Record<OtherLanguage, string>> = { de: 'Deutsch', nl: 'Nederlands', fr: 'Français' };

export function otherTexts({ otherTexts: texts }: Pick<Listing, 'otherTexts'>): readonly OtherTextView[] {
  return otherLanguages.flatMap((language) => {
    const { text, title = null } = texts?.[language] ?? {};
    if (!text) return [];
    return [{ language, name: names[language], title, paragraphs: text.split(/\n{2,}/) }];
  });
}
