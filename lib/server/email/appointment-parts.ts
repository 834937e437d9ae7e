import 'server-only';
import { z } from 'zod';
import { siteFacts } from '@/lib/site/site-facts';
import { listTimeZones, officeTown } from '@/lib/appointments/booking-settings';
import { cityOf, dayDifference, formatDay, formatTime } from '@/lib/appointments/appointment-format';
import { calendarFile, type CalendarMethod } from '@/lib/appointments/calendar-file';
import { offsetMinutes, wallClock } from '@/lib/appointments/time-zone';
import { addressLine } from '@/lib/listings/page/address';
import { locales, type Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import { uidOf } from '@/lib/server/data/diary/appointment-uids';
import { visitedListing } from '@/lib/server/email/visited-listing';
import type { EmailAttachment } from '@/lib/server/providers/mail/port';

export const appointmentPayloadSchema = z.object({
  uid: z.uuid(),
  /** Absent in emails queued by the previous version. */
  calendarUid: z.string().optional(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  notes: z.string().nullable(),
  locale: z.enum(locales),
  timeZone: z.string(),
  startsAt: z.iso.datetime(),
  minutes: z.number(),
  sequence: z.number(),
  previousStartsAt: z.iso.datetime().optional(),
  agent: z.string().optional(),
  guests: z.array(z.object({ name: z.string(), email: z.string() })).optional(),
  /** Absent for calls. */
  visit: z
    .object({
      kind: z.enum(['viewing', 'valuation']),
      mode: z.enum(['inPerson', 'video', 'telephone']),
      place: z.string().nullable(),
      home: z.string().nullable(),
      /** Absent in emails queued by the previous version. */
      listingId: z.string().nullish(),
    })
    .nullish(),
});

export type EmailedAppointment = z.output<typeof appointmentPayloadSchema>;

const MINUTE_MS = 60_000;
const officeZone = () => siteFacts().agency.timeZone;

export function whenOf(startsAt: string, locale: Locale): { day: string; time: string; town: string } {
  const moment = Date.parse(startsAt);
  const zone = officeZone();
  return {
    day: formatDay(wallClock(moment, zone).day, locale),
    time: formatTime(moment, zone),
    town: officeTown(),
  };
}

/** Free text is for the agency only: the address may be a third party's. */
export function appointmentRows(
  appointment: EmailedAppointment,
  locale: Locale,
  t: Translator<'emails'>,
  isForAgency = false,
): [string, string][] {
  const { guests = [] } = appointment;
  const start = Date.parse(appointment.startsAt);
  const ourZone = officeZone();
  const span = (zone: string) =>
    t('appointment.range', {
      from: formatTime(start, zone),
      to: formatTime(start + appointment.minutes * MINUTE_MS, zone),
    });
  const city =
    listTimeZones(locale).find(({ id }) => id === appointment.timeZone)?.city ?? cityOf(appointment.timeZone);
  const isElsewhere = offsetMinutes(start, appointment.timeZone) !== offsetMinutes(start, ourZone);
  const isOtherDay = dayDifference(start, appointment.timeZone, ourZone) !== 0;
  const ownDay = isOtherDay ? `${formatDay(wallClock(start, appointment.timeZone).day, locale)}, ` : '';
  const before = appointment.previousStartsAt && whenOf(appointment.previousStartsAt, locale);
  return [
    [t('appointment.day'), whenOf(appointment.startsAt, locale).day],
    [t('appointment.time', { town: officeTown() }), span(ourZone)],
    ...rows(isElsewhere && [t('appointment.ownTime', { city }), ownDay + span(appointment.timeZone)]),
    ...rows(before && [t('appointment.before'), `${before.day}, ${before.time}`]),
    [t('appointment.length'), t('appointment.minutes', { minutes: String(appointment.minutes) })],
    ...visitRows(appointment, t),
    ...rows(isForAgency && [t('appointment.name'), appointment.name]),
    ...rows(appointment.phone !== '' && [t('appointment.phone'), appointment.phone]),
    ...rows(isForAgency && [t('appointment.email'), appointment.email]),
    ...rows(guests.length > 0 && [t('visit.guests'), guests.map((guest) => guest.name).join(', ')]),
    ...rows(isForAgency && appointment.notes !== null && [t('appointment.notes'), appointment.notes]),
    [t('appointment.reference'), appointment.reference],
  ];
}

const rows = (row: false | null | undefined | '' | [string, string]): [string, string][] => (row ? [row] : []);

function visitRows({ visit }: EmailedAppointment, t: Translator<'emails'>): [string, string][] {
  if (!visit) return [];
  const listing = visitedListing(visit);
  return [
    ...rows(visit.home !== null && [t('visit.home'), visit.home]),
    ...rows(
      visit.place !== null
        ? [t('visit.place', { mode: visit.mode }), visit.place]
        : listing && [t('visit.address'), addressLine(listing)],
    ),
  ];
}

export function appointmentFile(
  appointment: EmailedAppointment,
  method: CalendarMethod,
  { t, url, isForAgency = false }: { t: Translator<'emails'>; url?: string; isForAgency?: boolean },
): string {
  const { agency } = siteFacts();
  const { name, phone, email, reference, visit } = appointment;
  const starts = Date.parse(appointment.startsAt);
  const about = isForAgency && appointment.notes ? `\n\n${appointment.notes}` : '';
  return calendarFile(
    {
      uid: appointment.calendarUid ?? uidOf(appointment.uid),
      sequence: appointment.sequence,
      starts,
      ends: starts + appointment.minutes * MINUTE_MS,
      stamp: Date.now(),
      ...(visit
        ? {
            summary: t(isForAgency ? 'visit.summaryAgency' : 'visit.summary', {
              kind: visit.kind,
              name,
              agency: agency.name,
            }),
            description: t('visit.description', { reference }),
            location: visit.place ?? (visit.mode === 'video' ? t('visit.video') : (visit.home ?? agency.name)),
          }
        : {
            summary: isForAgency
              ? t('appointment.summaryAgency', { name })
              : t('appointment.summary', { agency: agency.name }),
            description:
              t(isForAgency ? 'appointment.descriptionAgency' : 'appointment.description', {
                name,
                phone,
                email,
                reference,
              }) + about,
            location: t('appointment.location', { phone }),
          }),
      ...(url && { url }),
      organizer: { name: agency.name, email: agency.email },
      attendee: { name: isForAgency ? name : email, email },
      guests: appointment.guests ?? [],
    },
    method,
  );
}

/** The method lets email programs offer actions. */
export const calendarAttachment = (file: string, method: CalendarMethod, reference: string): EmailAttachment => ({
  filename: `${reference}.ics`,
  contentType: `text/calendar; charset=utf-8; method=${method}`,
  content: file,
});
