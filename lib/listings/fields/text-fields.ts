import { otherLanguages, otherTextLength } from '@/content/types/listing';
import { locales } from '@/lib/i18n/locales';
import { singleInput, type FieldPart, type FieldRow } from './field-types';

const texts = [
  { part: 'title', label: 'title', control: 'line', hint: 'title' },
  { part: 'summary', label: 'summary', control: 'text', hint: 'summary' },
  { part: 'opening', label: 'opening', control: 'text' },
  { part: 'paragraphs', label: 'paragraphs', control: 'text', hint: 'paragraphs' },
  { part: 'shouldKnow', label: 'shouldKnow', control: 'text' },
  { part: 'accessibility', label: 'accessibility', control: 'line' },
  { part: 'charges', label: 'charges', control: 'line' },
  { part: 'heating', label: 'heating', control: 'line' },
  { part: 'parking', label: 'parking', control: 'line' },
] as const;

/** The first language of readers in Spain is first. */
const languages = locales.toSorted((one, other) => other.localeCompare(one));

const textGroup = { section: 'texts', part: 'texts', isCopied: true } as const;
const media = { section: 'media', part: 'media', isCopied: false } as const;
const images = { section: 'elsewhere', part: 'media', isCopied: false } as const;

export const textFields = {
  text: {
    ...textGroup,
    label: 'text',
    rows: texts.flatMap(({ part, ...row }) =>
      languages.map((language): FieldRow => ({ ...row, path: `text.${language}.${part}`, language })),
    ),
  },
  otherTexts: {
    ...textGroup,
    label: 'otherTexts',
    rows: otherLanguages.flatMap((language): readonly FieldRow[] => [
      { path: `otherTexts.${language}.title`, label: 'title', control: 'line', max: otherTextLength.title, language },
      {
        path: `otherTexts.${language}.text`,
        label: 'paragraphs',
        control: 'text',
        hint: 'otherTexts',
        max: otherTextLength.text,
        language,
      },
    ]),
  },
  images: { ...images, label: 'images', rows: [] },
  imageTexts: { ...images, label: 'imageTexts', rows: [] },
  video: singleInput(media, 'video', 'address', { hint: 'media' }),
  tour: singleInput(media, 'tour', 'address', { hint: 'media' }),
} as const satisfies FieldPart;
