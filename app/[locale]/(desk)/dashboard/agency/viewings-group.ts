import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { WaitingGroup } from '@/components/desk/today/today-view';
import type { DiaryEntry } from '@/lib/diary/diary-views';
import { deskPath } from '@/lib/i18n/desk-routes';
import { formatDateTime } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

export async function viewingsGroup(viewings: readonly DiaryEntry[], locale: Locale): Promise<WaitingGroup> {
  const t = await getTranslations({ locale, namespace: 'deskToday' });
  return {
    key: 'viewings',
    total: viewings.length,
    rows: viewings.map(({ id, listing, name, start }) => ({
      key: id,
      href: deskPath('diary', id),
      title: [listing?.reference, name].filter(Boolean).join(' · '),
      text: t('viewing', { when: formatDateTime(new Date(start).toISOString(), locale) }),
    })),
  };
}

export async function clashesGroup(clashes: readonly DiaryEntry[], locale: Locale): Promise<WaitingGroup> {
  const t = await getTranslations({ locale, namespace: 'deskToday' });
  return {
    key: 'clashes',
    total: clashes.length,
    rows: clashes.map(({ agent, id, listing, name, start }) => ({
      key: id,
      href: deskPath('diary', id),
      title: [listing?.reference, name].filter(Boolean).join(' · '),
      text: t('clash', { when: formatDateTime(new Date(start).toISOString(), locale), agent: agent ?? 'none' }),
    })),
  };
}
