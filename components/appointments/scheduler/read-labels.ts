import 'server-only';
import { getTranslations } from 'next-intl/server';
import { siteFacts } from '@/lib/site/site-facts';
import { appointmentErrors } from '@/lib/appointments/appointment-form';
import { officeTown } from '@/lib/appointments/booking-settings';
import { botCodes } from '@/lib/forms/bot-evidence';
import { recordOf } from '@/lib/text/record-of';

const plain = [
  'dayTitle',
  'wholeMonth',
  'previous',
  'next',
  'length',
  'timeZone',
  'show',
  'timeTitle',
  'chooseTime',
  'chooseDay',
  'dayBefore',
  'dayAfter',
  'detailsTitle',
  'name',
  'email',
  'phone',
  'phoneHint',
  'notes',
  'notesHint',
  'privacy',
  'privacyLink',
  'confirm',
  'confirming',
  'move',
  'moving',
  'loading',
  'again',
  'honeypot',
  'received',
] as const;

const [city, day, from, month, time, to] = ['{city}', '{day}', '{from}', '{month}', '{time}', '{to}'];

/** Returns the texts of the scheduler. Values known only to the browser remain placeholders (`fill`). */
export async function readLabels() {
  const { agency } = siteFacts();
  const town = officeTown();
  const t = await getTranslations('scheduler');
  const tContact = await getTranslations('contactForm');
  return {
    ...recordOf(plain, (key) => t(key)),
    similar: tContact('similar'),
    caption: t('caption', { month }),
    noneInMonth: t('noneInMonth', { month }),
    minutes: t('minutes', { minutes: '{minutes}' }),
    times: t('times', { day }),
    noneOnDay: t('noneOnDay', { day }),
    office: t('office', { town }),
    twoClocks: t('twoClocks', { town, city, offset: '{offset}' }),
    spoken: t('spoken', { time, town }),
    spokenOwn: t('spokenOwn', { time, city }),
    summary: t('summary', { day, from, to, town }),
    summaryOwn: t('summaryOwn', { from, to, city }),
    unavailable: t('unavailable', { phone: agency.phone.display }),
    errors: {
      ...recordOf(appointmentErrors, (code) => t(`errors.${code}`)),
      ...recordOf(botCodes, (code) => tContact(`errors.${code}`, { email: agency.email })),
    },
  };
}

export type SchedulerLabels = Awaited<ReturnType<typeof readLabels>>;
