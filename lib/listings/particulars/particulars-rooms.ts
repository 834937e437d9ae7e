import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { roomsView } from '@/lib/listings/page/rooms';
import type { Listing } from '@/content/types/listing';

export function particularsRooms(listing: Listing, locale: Locale): Readonly<{ heading: string; text: string }> | null {
  const t = translatorOf(locale, 'listingPage.rooms');
  const facts = translatorOf(locale, 'listingFacts');
  const rooms = roomsView(listing, locale, facts);
  if (!rooms) return null;
  const parts = [
    ...rooms.floors.flatMap((floor) => floor.rooms),
    { name: t('inside'), area: rooms.inside },
    ...(rooms.outside === null ? [] : [{ name: t('outside'), area: rooms.outside }]),
  ];
  return { heading: t('heading'), text: parts.map(({ area, name }) => `${name} ${area}`).join(' · ') };
}
