import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { OverviewRow } from '@/components/account/overview';
import { formatDay, formatTime } from '@/lib/appointments/appointment-format';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { wallClock } from '@/lib/appointments/time-zone';
import type { Locale } from '@/lib/i18n/locales';

type Held = Readonly<{
  appointments: readonly Readonly<{ startsAt: Date; kind: 'call' | 'viewing' | 'valuation' }>[];
  savedTitles: readonly string[];
  valuations: readonly Readonly<{ name: string; place: string; latest: Readonly<{ low: string; high: string }> }>[];
  alerts: readonly Readonly<{ title: string }>[];
  messages: readonly Readonly<{ subject: string | null; listing: Readonly<{ title: string }> | null }>[];
}>;

export async function overviewRows(held: Held, locale: Locale): Promise<readonly OverviewRow[]> {
  const t = await getTranslations('dashboardPage');
  const saved = await getTranslations('savedListings');
  const [appointment] = held.appointments;
  const [savedTitle] = held.savedTitles;
  const [valuation] = held.valuations;
  const [alert] = held.alerts;
  const [message] = held.messages;
  const { zone } = appointmentRules();
  const start = appointment?.startsAt.getTime() ?? 0;
  const areCalls = held.appointments.every(({ kind }) => kind === 'call');
  const count = (of: 'calls' | 'appointments' | 'valuations' | 'alerts' | 'messages', all: readonly unknown[]) =>
    t(`overview.${of}`, { count: all.length });
  return [
    {
      id: 'calls',
      title: t(areCalls ? 'calls.title' : 'calls.titleMixed'),
      filled: appointment
        ? {
            count: count(areCalls ? 'calls' : 'appointments', held.appointments),
            latest: `${formatDay(wallClock(start, zone).day, locale)}, ${formatTime(start, zone)}`,
          }
        : null,
      empty: { text: t('calls.empty'), href: '/schedule-call', action: t('calls.begin') },
    },
    {
      id: 'saved-homes',
      title: saved('title'),
      filled:
        savedTitle === undefined
          ? null
          : { count: t('overview.saved', { count: held.savedTitles.length }), latest: savedTitle },
      empty: { text: saved('empty.text'), href: '/properties', action: saved('empty.look') },
    },
    {
      id: 'valuations',
      title: t('valuations.title'),
      filled: valuation
        ? {
            count: count('valuations', held.valuations),
            latest: `${valuation.name || valuation.place}: ${t('valuations.range', valuation.latest)}`,
          }
        : null,
      empty: { text: t('valuations.empty'), href: '/herramientas/valoracion', action: t('valuations.begin') },
    },
    {
      id: 'alerts',
      title: t('alerts.title'),
      filled: alert ? { count: count('alerts', held.alerts), latest: alert.title } : null,
      empty: { text: t('alerts.empty'), href: '/properties', action: t('alerts.begin') },
    },
    {
      id: 'messages',
      title: t('messages.title'),
      filled: message
        ? {
            count: count('messages', held.messages),
            latest: message.subject ?? message.listing?.title ?? t('messages.noSubject'),
          }
        : null,
      empty: { text: t('messages.empty'), href: '/contact', action: t('messages.begin') },
    },
  ];
}
