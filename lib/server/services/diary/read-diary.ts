import 'server-only';
import { isAllowed, type StaffActor } from '@/lib/access/actor';
import type { DiaryBlock, DiaryDay, DiaryDetails, DiaryEntry, DiaryStaff, MovableEntry } from '@/lib/diary/diary-views';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { CELL_MINUTES, isOnGrid } from '@/lib/diary/cells';
import { isAhead } from '@/lib/diary/is-ahead';
import { openSpans } from '@/lib/diary/open-spans';
import { streetName } from '@/lib/diary/street-name';
import { spanOfDay } from '@/lib/diary/week';
import type { Locale } from '@/lib/i18n/locales';
import { findListing } from '@/lib/listings/catalogue/listings';
import { staffName } from '@/lib/server/auth/staff-name';
import { findViewingAnswer } from '@/lib/server/data/alerts/listing-answers';
import { listGuests } from '@/lib/server/data/diary/appointment-guests';
import { listCells } from '@/lib/server/data/diary/appointment-cells';
import { findInvitationAnswer } from '@/lib/server/data/contacts/contact-events';
import { findCalendar, listBlocks, listCalendars, listRules } from '@/lib/server/data/diary/calendars';
import {
  findDiaryAppointment,
  listClashes,
  listDiary,
  listUnconfirmed,
  type DiaryAppointment,
} from '@/lib/server/data/diary/diary';
import { listStaff } from '@/lib/server/data/staff/staff';
import { requireRight } from '@/lib/server/services/access/with-right';
import { findListingByReference, ownersOf, ownersOfAppointment } from '@/lib/server/services/calendars/calendar-owners';
import { answerView } from '@/lib/server/services/matching/listing-answers';
import { openRulesOf } from '@/lib/server/services/calendars/calendar-rules';

export async function listDiaryStaff(actor: StaffActor): Promise<readonly DiaryStaff[]> {
  requireRight(actor, 'diary.read');
  const staff = await listStaff();
  return staff.filter(({ endedAt }) => !endedAt).map((member) => ({ id: member.userId, name: staffName(member) }));
}

/** Agent of the listing apart; null when the listing is unknown or its agent has no account. */
export async function listAgentsToBook(actor: StaffActor, reference: string) {
  requireRight(actor, 'diary.book');
  const listing = reference === '' ? null : findListingByReference(reference);
  const agentId = listing && (await ownersOf({ listingId: listing.id }))[0];
  const staff = await listDiaryStaff(actor);
  return {
    agent: staff.find(({ id }) => id === agentId) ?? null,
    colleagues: staff.filter(({ id }) => id !== agentId),
  };
}

export async function readDiary(
  actor: StaffActor,
  days: readonly string[],
  whose: string,
  locale: Locale,
): Promise<readonly DiaryDay[]> {
  requireRight(actor, 'diary.read');
  const { zone } = appointmentRules();
  const spans = days.map((day) => ({ day, ...spanOfDay(day, zone) }));
  const [from, to] = [spans[0]?.from ?? 0, spans.at(-1)?.to ?? 0];
  const names = new Map((await listStaff()).map((member) => [member.userId, staffName(member)]));
  const calendars = (await listCalendars()).filter(({ staffId }) => staffId !== null);
  const isOf = (staffId: string | null) => whose === 'all' || whose === (staffId ?? 'office');
  const owners = new Map(calendars.map(({ id, staffId }) => [id, staffId ?? '']));
  const ids = calendars.filter(({ staffId }) => isOf(staffId)).map(({ id }) => id);
  const travel = await travelMinutes(ids, from, to);
  const entries = (await listDiary(from, to))
    .filter(({ staffId }) => isOf(staffId))
    .map((found): MovableEntry => {
      const { appointment, staffId } = found;
      return {
        ...entryOf(found, names, travel.get(appointment.id) ?? 0, locale),
        isMovable:
          isAhead(appointment) &&
          !appointment.awaitsConfirmation &&
          isAllowed(actor, 'diary.edit', ownersOfAppointment(actor, staffId)),
      };
    });
  const blocks = (await listBlocks(ids, from, to)).map((block): DiaryBlock => {
    const staffId = owners.get(block.calendarId) ?? '';
    // Busy times of an external calendar can only be changed there.
    const isOwn = block.reason !== 'busy' && isAllowed(actor, 'diary.edit', [staffId]);
    const [start, end] = [block.startsAt.getTime(), block.endsAt.getTime()];
    return { id: block.id, start, end, reason: block.reason, agent: names.get(staffId) ?? '', isOwn };
  });
  const rules = openRulesOf(await rulesOf(whose));
  return spans.map(({ day, ...span }) => ({
    day,
    entries: entries.filter(({ minutes, start }) => start < span.to && start + minutes * 60_000 > span.from),
    blocks: blocks.filter(({ end, start }) => start < span.to && end > span.from),
    open: openSpans(rules, day),
  }));
}

export async function listToConfirm(actor: StaffActor, locale: Locale): Promise<readonly DiaryEntry[]> {
  requireRight(actor, 'diary.read');
  return (await listUnconfirmed())
    .filter(({ staffId }) => staffId !== null && isAllowed(actor, 'diary.edit', [staffId]))
    .map((found) => entryOf(found, new Map(), 0, locale));
}

/** Future appointments with conflicts, the next first; an owner sees those of all staff. */
export async function listToSettle(actor: StaffActor, locale: Locale): Promise<readonly DiaryEntry[]> {
  requireRight(actor, 'diary.read');
  const staff = await listStaff();
  const names = new Map(staff.map((member) => [member.userId, staffName(member)]));
  return (await listClashes())
    .filter(({ staffId }) => isAllowed(actor, 'diary.edit', [staffId ?? '']))
    .map((found) => entryOf(found, names, 0, locale));
}

export async function readAppointment(actor: StaffActor, id: string, locale: Locale): Promise<DiaryDetails | null> {
  requireRight(actor, 'diary.read');
  const found = await findDiaryAppointment(id);
  if (!found) return null;
  const { appointment, contactId, feedbackForSeller, feedbackInternal, staffId } = found;
  const { calendarId, email, minutes, notes, phone, place, reference, startsAt } = appointment;
  const names = new Map((await listStaff()).map((member) => [member.userId, staffName(member)]));
  const start = startsAt.getTime();
  const answer = await findInvitationAnswer(id);
  const opinion = await findViewingAnswer(id);
  const day = 24 * 3_600_000;
  const travel = calendarId === null ? null : await travelMinutes([calendarId], start - day, start + minutes * 60_000);
  return {
    ...entryOf(found, names, travel?.get(id) ?? 0, locale),
    reference,
    email,
    phone,
    notes,
    place,
    guests: await listGuests(id),
    contactId,
    answer: answer && { ...answer, proposed: isToTake(answer.proposed, start) ? answer.proposed : null },
    opinion: opinion && answerView(opinion),
    feedbackForSeller,
    feedbackInternal,
    isEditable: isAllowed(actor, 'diary.edit', ownersOfAppointment(actor, staffId)),
    isAhead: isAhead(appointment),
  };
}

/** As `moveInDiary` admits it; a taken proposal is none. */
const isToTake = (proposed: number | null, start: number): boolean =>
  proposed !== null && proposed !== start && proposed > Date.now() && isOnGrid(proposed);

async function travelMinutes(calendarIds: readonly string[], from: number, to: number) {
  const minutes = new Map<string, number>();
  for (const { appointmentId, kind } of await listCells(calendarIds, from, to)) {
    if (kind === 'travel') minutes.set(appointmentId, (minutes.get(appointmentId) ?? 0) + CELL_MINUTES);
  }
  return minutes;
}

async function rulesOf(whose: string) {
  const calendar = whose === 'all' || whose === 'office' ? null : await findCalendar({ staffId: whose });
  return calendar ? listRules(calendar.id) : [];
}

export function entryOf(
  { appointment, outcome, staffId }: DiaryAppointment,
  names: ReadonlyMap<string, string>,
  travel: number,
  locale: Locale,
): DiaryEntry {
  const { awaitsConfirmation, id, kind, listingId, minutes, mode, name, sequence, startsAt, status } = appointment;
  const listing = listingId === null ? null : findListing(listingId);
  const scheduled = awaitsConfirmation ? 'requested' : sequence > 0 ? 'moved' : 'confirmed';
  return {
    id,
    start: startsAt.getTime(),
    minutes,
    kind,
    mode,
    name,
    state: status === 'cancelled' ? 'cancelled' : (outcome ?? scheduled),
    listing: listing && {
      id: listing.id,
      reference: listing.reference,
      title: listing.text[locale].title,
      place: listing.street ? streetName(listing.street) : listing.neighbourhood,
    },
    agent: staffId === null ? null : (names.get(staffId) ?? null),
    travelMinutes: travel,
  };
}
