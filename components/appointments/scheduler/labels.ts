import type { AppointmentCode, AppointmentFieldCode } from '@/lib/appointments/appointment-schema';
import type { BotCode } from '@/lib/forms/bot-evidence';

/** Keys of the messages `booking` that the scheduler shows. */
export const labelKeys = [
  'dayTitle',
  'caption',
  'previous',
  'next',
  'noneInMonth',
  'length',
  'minutes',
  'timeZone',
  'show',
  'timeTitle',
  'times',
  'chooseTime',
  'noneOnDay',
  'chooseDay',
  'office',
  'twoClocks',
  'spoken',
  'spokenOwn',
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
  'summary',
  'summaryOwn',
  'confirm',
  'confirming',
  'move',
  'moving',
  'loading',
  'unavailable',
  'again',
  'honeypot',
  'received',
] as const;

/** Keys of the messages `booking.errors`. */
export const errorKeys = [
  'required',
  'invalidEmail',
  'invalidPhone',
  'tooLong',
  'fillRequired',
  'failed',
  'taken',
  'tooMany',
  'gone',
] as const satisfies readonly (AppointmentCode | AppointmentFieldCode)[];

/** Keys of the messages `contactForm.errors`: what the bot check says is the same in both forms. */
export const botErrorKeys = ['tooFast', 'captcha', 'captchaNotLoaded'] as const satisfies readonly BotCode[];

export type SchedulerLabels = Readonly<
  Record<(typeof labelKeys)[number], string> & {
    errors: Readonly<Record<(typeof errorKeys | typeof botErrorKeys)[number], string>>;
  }
>;

/** Fills the placeholders of a text: `fill('{day}, {time}', { day, time })`. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
