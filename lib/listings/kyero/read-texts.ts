import { locales } from '@/lib/i18n/locales';
import type { FeedListing } from '@/content/types/feed-listing';
import { htmlText } from '@/lib/text/html-text';
import type { PropertyReader } from './property-reader';

const MAX_TEXT = 20_000;
const MAX_FEATURES = 50;
const MAX_FEATURE_LENGTH = 200;

/** In our languages; others are left out. */
export function readDescription({ note, text }: PropertyReader): FeedListing['description'] {
  if (text('desc') !== '') note('desc', 'noLanguage');
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const whole = htmlText(text(`desc/${locale}`));
      if (whole.length > MAX_TEXT) note(`desc/${locale}`, 'textCut', { max: MAX_TEXT });
      const read = whole.slice(0, MAX_TEXT).trim();
      return read === '' ? [] : [[locale, read]];
    }),
  );
}

export function readFeatures({ fields, note }: PropertyReader): readonly string[] {
  const features = (fields.get('features/feature') ?? [])
    .map(({ text }) => htmlText(text).replace(/\s+/g, ' '))
    .filter((feature) => feature !== '' && feature.length <= MAX_FEATURE_LENGTH);
  if (features.length > MAX_FEATURES)
    note('features/feature', 'manyMore', { count: features.length, max: MAX_FEATURES });
  return features.slice(0, MAX_FEATURES);
}
