import 'server-only';
import { getTranslations } from 'next-intl/server';
import { appointmentErrors, type AppointmentCode } from '@/lib/appointments/appointment-form';
import { botCodes } from '@/lib/forms/bot-evidence';
import { siteFacts } from '@/lib/site/site-facts';
import { recordOf } from '@/lib/text/record-of';

const own = ['failed', 'taken', 'tooMany', 'gone'] as const;

export async function viewingErrorTexts(): Promise<Readonly<Record<AppointmentCode, string>>> {
  const t = await getTranslations('scheduler.errors');
  const tOwn = await getTranslations('viewing.errors');
  const tBot = await getTranslations('contactForm.errors');
  return {
    ...recordOf(appointmentErrors, (code) => t(code)),
    ...recordOf(own, (code) => tOwn(code)),
    ...recordOf(botCodes, (code) => tBot(code, { email: siteFacts().agency.email })),
  };
}
