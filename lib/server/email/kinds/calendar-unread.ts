import 'server-only';
import { z } from 'zod';
import { sourceProblems } from '@/lib/diary/source-problems';
import { formatDateTime } from '@/lib/i18n/format';
import { translatorOf } from '@/lib/i18n/translator';
import { defineEmail } from '@/lib/server/email/content';

/** Sent once, after an unreadable hour. */
export const calendarUnread = defineEmail({
  schema: z.object({
    since: z.iso.datetime().nullable(),
    problem: z.enum(sourceProblems),
  }),
  compose: ({ payload: { problem, since }, locale, t, link }) => ({
    subject: t('calendarUnread.subject'),
    preview: t('calendarUnread.preview'),
    heading: t('calendarUnread.heading'),
    blocks: [
      {
        kind: 'text',
        text: since ? t('calendarUnread.since', { since: formatDateTime(since, locale) }) : t('calendarUnread.never'),
      },
      { kind: 'text', text: translatorOf(locale, 'deskDiary')(`calendar.problems.${problem}`) },
      { kind: 'text', text: t('calendarUnread.text') },
      { kind: 'button', label: t('calendarUnread.open'), href: link('/dashboard/agency/diary/calendar') },
    ],
    reason: t('calendarUnread.reason'),
  }),
});
