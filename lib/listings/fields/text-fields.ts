import { locales } from '@/lib/i18n/locales';
import { singleChoice, type FieldPart, type FieldRow } from './field-types';

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

export const textFields = {
  text: {
    section: 'texts',
    label: 'text',
    rows: texts.flatMap(({ part, ...row }) =>
      languages.map((language): FieldRow => ({ ...row, path: `text.${language}.${part}`, language })),
    ),
  },
  images: { section: 'elsewhere', label: 'images', rows: [] },
  imageTexts: { section: 'elsewhere', label: 'imageTexts', rows: [] },
  video: singleChoice('media', 'video', 'address', { hint: 'media' }),
  tour: singleChoice('media', 'tour', 'address', { hint: 'media' }),
} as const satisfies FieldPart;
