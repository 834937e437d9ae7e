import 'server-only';
import type { Translator } from '@/lib/i18n/translator';
import type { Locale } from '@/lib/i18n/locales';
import { siteFacts } from '@/lib/site/site-facts';
import { whenOf, type EmailedAppointment } from './appointment-parts';

type VisitChange = 'booked' | 'moved' | 'cancelled' | 'passedOn' | 'reminder' | 'requested';

export function visitWords(
  { agent = '', reference, startsAt, visit }: EmailedAppointment,
  change: VisitChange,
  locale: Locale,
  t: Translator<'emails'>,
) {
  if (!visit) return null;
  const { kind } = visit;
  const mode = visit.mode === 'video' ? 'video' : visit.place === null ? 'home' : 'place';
  return {
    subject: t(`visit.${change}.subject`, { kind, ...whenOf(startsAt, locale) }),
    preview: t(`visit.${change}.preview`, { reference }),
    heading: t(`visit.${change}.heading`, { kind }),
    text: t(`visit.${change}.text`, { agent, mode }),
    note: t('visit.note', { kind }),
    button: t('visit.button', { kind }),
    reason: t('visit.reason', { agency: siteFacts().agency.name }),
  };
}
