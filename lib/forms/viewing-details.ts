import { formatDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

export function viewingDetails(
  { moveIn, people }: Readonly<{ moveIn: string | null; people: number | string | null }>,
  terms: Readonly<Record<'moveIn' | 'people', string>>,
  locale: Locale,
): readonly (readonly [term: string, value: string])[] {
  const rows = [
    [terms.moveIn, moveIn ? formatDate(moveIn, locale) : ''],
    [terms.people, String(people ?? '')],
  ] as const;
  return rows.filter(([, value]) => value !== '');
}
