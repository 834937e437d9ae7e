import 'server-only';
import { getTranslations } from 'next-intl/server';
import { agency } from '@/lib/site/agency';
import { appointmentErrors } from '@/lib/appointments/appointment-schema';
import { botCodes } from '@/lib/forms/bot-evidence';
import { labelKeys, type SchedulerLabels } from './labels';

/** Placeholders stay in the texts; the scheduler fills them in (`fill`). */
const placeholders = Object.fromEntries(
  ['day', 'month', 'minutes', 'city', 'offset', 'time', 'from', 'to', 'phone'].map((name) => [name, `{${name}}`]),
);

/** The words of the scheduler in the language of the page. */
export async function readLabels(): Promise<SchedulerLabels> {
  const t = await getTranslations('scheduler');
  const tBot = await getTranslations('contactForm.errors');
  const texts = labelKeys.map((key) => [key, t(key, placeholders as never)] as const);
  const errors = [
    ...appointmentErrors.map((key) => [key, t(`errors.${key}`)] as const),
    ...botCodes.map((key) => [key, tBot(key, { email: agency.email })] as const),
  ];
  return { ...Object.fromEntries(texts), errors: Object.fromEntries(errors) } as SchedulerLabels;
}
