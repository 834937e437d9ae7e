import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import type { FloorPlanView } from '@/lib/listings/page/floor-plan';
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

export type ParticularsPlan = Readonly<{
  heading: string;
  alt: string;
  plan: FloorPlanView;
  metres: string;
  north: string;
}>;

export function particularsPlans(listing: Listing, locale: Locale): readonly ParticularsPlan[] {
  const t = translatorOf(locale, 'listingPage.rooms');
  const floors = roomsView(listing, locale, translatorOf(locale, 'listingFacts'))?.floors ?? [];
  return floors.flatMap(({ name, plan }) =>
    plan
      ? {
          heading: name ?? t('plan'),
          alt: name === null ? t('plan') : t('planOfLevel', { level: name }),
          plan,
          metres: t('metres', { count: plan.scaleBar }),
          north: t('north'),
        }
      : [],
  );
}
