import type { AppointmentCode } from '@/lib/appointments/appointment-schema';

/** Keys of the messages `scheduler` that the scheduler shows. */
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

export type SchedulerLabels = Readonly<
  Record<(typeof labelKeys)[number], string> & { errors: Readonly<Record<AppointmentCode, string>> }
>;

/** Fills the placeholders of a text: `fill('{day}, {time}', { day, time })`. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
