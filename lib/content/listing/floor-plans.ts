import { drawFloorPlan, type LevelPlan } from '@/lib/domain/floor-plan/floor-plan';
import { PLAN_WIDTH, planHeight, planScale, planSvg, type PlanWords } from '@/lib/domain/floor-plan/plan-svg';
import { formatArea } from '@/lib/format';
import { propertyPath } from '@/lib/routes';
import type { Listing } from '@/content/types/listing';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';

/** The plan of a level as a picture in the page: its file, its size and what it shows. */
export type FloorPlanView = Readonly<{ href: string; width: number; height: number; alt: string }>;

type Drawing = Readonly<{ levels: readonly LevelPlan[]; scale: number }>;

/** Laying out a home takes a good part of a second, and its page and its files ask for it in both languages. */
const drawings = new WeakMap<Listing, Drawing>();

function drawingOf(listing: Listing): Drawing {
  const kept = drawings.get(listing);
  if (kept) return kept;
  const levels = drawFloorPlan(listing.rooms);
  const drawing = { levels, scale: planScale(levels) };
  drawings.set(listing, drawing);
  return drawing;
}

/** Name of a level's file: `0.svg`, `-1.svg`. */
const fileName = (level: number) => `${level}.svg`;

/** Names of the files of a home, none for one without rooms. */
export function floorPlanFiles({ rooms }: Listing): readonly string[] {
  return [...new Set(rooms.map(({ level }) => fileName(level)))];
}

/** The plan of a level as the page shows it. `t` reads `propertyFacts`. */
export function floorPlanView(listing: Listing, level: number, locale: Locale, t: Translate): FloorPlanView | null {
  const { levels, scale } = drawingOf(listing);
  const plan = levels.find((own) => own.level === level);
  if (!plan) return null;
  const words = wordsOf(listing, plan, levels, locale, t);
  return {
    href: `/${locale}${propertyPath(listing.id)}/plan/${fileName(level)}`,
    width: PLAN_WIDTH,
    height: planHeight(plan, words, scale),
    alt: words.title,
  };
}

/** The file of this name as SVG, or null where the home has no such level. `t` reads `propertyFacts`. */
export function floorPlanFile(listing: Listing, name: string, locale: Locale, t: Translate): string | null {
  if (!floorPlanFiles(listing).includes(name)) return null;
  const { levels, scale } = drawingOf(listing);
  const plan = levels.find(({ level }) => fileName(level) === name);
  return plan ? planSvg(plan, wordsOf(listing, plan, levels, locale, t), scale) : null;
}

function wordsOf(
  { floor }: Listing,
  { level, rooms }: LevelPlan,
  levels: readonly LevelPlan[],
  locale: Locale,
  t: Translate,
): PlanWords {
  const name = t(`level.${floor === null ? 'house' : 'flat'}`, { level });
  return {
    title: levels.length > 1 ? t('plan.floor', { floor: name }) : t('plan.home'),
    language: locale,
    rooms: rooms.map(({ room, area }) => ({ name: t(`room.${room}`), area: formatArea(area, locale, 1) })),
  };
}
