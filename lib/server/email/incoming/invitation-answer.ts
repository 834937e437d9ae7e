import 'server-only';
import ICAL from 'ical.js';
import type { Attachment, Email } from 'postal-mime';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import type { InvitationAnswer } from '@/lib/contacts/received-email';
import { stampMoment, stampOf, zonesOf } from '@/lib/diary/calendar-times';
import { cleanLine, cleanText } from '@/lib/text/clean-field';
import { wellFormed } from '@/lib/text/well-formed';

type Answered = Readonly<{ uid: string; answer: InvitationAnswer }>;

const TYPES: ReadonlySet<string> = new Set(['text/calendar', 'application/ics']);
const MAX_CHARACTERS = 200_000;
const LIMITS = { summary: 160, comment: 1_000, uid: 255 };
const words: Readonly<Record<string, InvitationAnswer['answer']>> = {
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  TENTATIVE: 'tentative',
  DELEGATED: 'delegated',
};

export const isCalendar = ({ filename, mimeType }: Attachment): boolean =>
  TYPES.has(mimeType) || /\.(ics|ical)$/i.test(filename ?? '');

/** Reads the answer to an invitation (RFC 5546: REPLY, COUNTER), sent in any part; null without one. */
export function readInvitationAnswer({ attachments, from }: Email): Answered | null {
  for (const part of attachments.filter(isCalendar)) {
    const answered = answerIn(part, from?.address?.toLowerCase() ?? '');
    if (answered) return answered;
  }
  return null;
}

function answerIn(part: Attachment, sender: string): Answered | null {
  const typed = part.method?.trim().toUpperCase();
  try {
    const parsed = ICAL.parse(textOf(part).slice(0, MAX_CHARACTERS)) as readonly unknown[];
    const calendar = new ICAL.Component((typeof parsed[0] === 'string' ? parsed : parsed[0]) as never);
    const written = String(calendar.getFirstPropertyValue('method') ?? '').toUpperCase();
    const method = [written, typed].find((one) => one === 'REPLY' || one === 'COUNTER');
    if (!method) return null;
    const event = calendar.getFirstSubcomponent('vevent') ?? calendar.getFirstSubcomponent('vtodo');
    return {
      uid: event ? textIn(event, 'uid').slice(0, LIMITS.uid) : '',
      answer: {
        answer: method === 'COUNTER' ? 'proposed' : event ? partStatOf(event, sender) : 'answered',
        summary: event ? wellFormed(cleanLine(textIn(event, 'summary')).slice(0, LIMITS.summary)) : '',
        start: event && startOf(event, calendar),
        comment: event ? wellFormed(cleanText(textIn(event, 'comment')).slice(0, LIMITS.comment)) : '',
      },
    };
  } catch {
    const isAnswer = typed === 'REPLY' || typed === 'COUNTER';
    return isAnswer ? { uid: '', answer: { answer: 'answered', summary: '', start: null, comment: '' } } : null;
  }
}

function partStatOf(event: ICAL.Component, sender: string): InvitationAnswer['answer'] {
  const attendees = event.getAllProperties('attendee');
  const addressOf = (property: ICAL.Property) =>
    String(property.getFirstValue())
      .replace(/^mailto:/i, '')
      .toLowerCase();
  const own = attendees.find((property) => addressOf(property) === sender) ?? attendees[0];
  return words[String(own?.getFirstParameter('partstat') ?? '').toUpperCase()] ?? 'answered';
}

function startOf(event: ICAL.Component, calendar: ICAL.Component): string | null {
  const property = event.getFirstProperty('dtstart');
  const time = property?.getFirstValue();
  if (!property || !(time instanceof ICAL.Time)) return null;
  const zones = zonesOf({ calendar, parts: calendar.getAllSubcomponents() }, appointmentRules().zone);
  const moment = stampMoment(stampOf(time, property, zones));
  return Number.isFinite(moment) ? new Date(moment).toISOString() : null;
}

const textIn = (event: ICAL.Component, name: string): string => String(event.getFirstPropertyValue(name) ?? '').trim();

function textOf({ content }: Attachment): string {
  if (typeof content === 'string') return content;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}
