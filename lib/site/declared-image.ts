import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { getImage, withAltText, type ImageName, type ImageView } from './images';

/** Image of a home outside a listing; its text declares computer images, as the legal notice says. */
export const declaredImage = (name: ImageName, locale: Locale): ImageView =>
  withAltText(getImage(name, locale), translatorOf(locale, 'images'));
