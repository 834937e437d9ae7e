import 'server-only';
import type { ListingDraft } from '@/content/types/listing';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { listingGaps } from '@/lib/listings/listing-gaps';
import { isSameValue } from '@/lib/text/is-same-value';

export type VersionRow = Readonly<{ label: string; before: string; after: string }>;

/** Follow from the rest. */
const derived: ReadonlySet<string> = new Set(['updated', 'published', 'earlierPrices']);

/** What differs between two versions, field by field, in the words of the checklist. */
export function versionRows(before: ListingDraft, after: ListingDraft, locale: Locale): readonly VersionRow[] {
  const t = translatorOf(locale, 'listingGaps');
  const [from, to]: readonly Readonly<Record<string, unknown>>[] = [before, after];
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((field) => !derived.has(field));
  return fields
    .filter((field) => !isSameValue(from?.[field], to?.[field]))
    .map((field) => ({
      label: listingGaps([{ field, message: '' }], t)[0]?.sentence ?? field,
      ...changedParts(from?.[field], to?.[field], locale),
    }));
}

function changedParts(before: unknown, after: unknown, locale: Locale): Pick<VersionRow, 'before' | 'after'> {
  const [from, to] = [leavesOf(before, locale), leavesOf(after, locale)];
  const keys = [...new Set([...from.keys(), ...to.keys()])].filter((key) => from.get(key) !== to.get(key));
  const text = (leaves: ReadonlyMap<string, string>) => keys.flatMap((key) => leaves.get(key) ?? []).join('\n') || '–';
  return { before: text(from), after: text(to) };
}

function leavesOf(value: unknown, locale: Locale, path = ''): ReadonlyMap<string, string> {
  if (value === undefined || value === null) return new Map();
  if (typeof value === 'number') return new Map([[path, formatNumber(value, locale, 2)]]);
  if (typeof value === 'boolean') return new Map([[path, value ? '✓' : '✗']]);
  if (typeof value !== 'object') return new Map([[path, String(value)]]);
  return new Map(Object.entries(value).flatMap(([key, below]) => [...leavesOf(below, locale, `${path}.${key}`)]));
}
