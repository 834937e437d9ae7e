'use server';

import { revalidatePath } from 'next/cache';
import { RightError } from '@/lib/errors/right-error';
import { blockForm, diaryBookingForm, cancelForm, freeForm, holidayForm, hoursForm } from '@/lib/diary/diary-forms';
import { confirmationForm, dragForm, handOverForm, diaryMoveForm, outcomeForm } from '@/lib/diary/diary-forms';
import { guestForm, guestGoneForm } from '@/lib/diary/viewing-forms';
import { spanOfDay } from '@/lib/diary/week';
import { readDayHours, weekdays } from '@/lib/diary/week-hours';
import { deskPath } from '@/lib/i18n/desk-routes';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { formAction } from '@/lib/server/http/form-action';
import { blockTime, freeTime } from '@/lib/server/services/diary/block-time';
import { bookInDiary } from '@/lib/server/services/diary/book-in-diary';
import { cancelInDiary, confirmInDiary, moveInDiary, noteOutcome } from '@/lib/server/services/diary/change-in-diary';
import { typedMoment } from '@/lib/server/services/calendars/calendar-moments';
import { saveConfirmation, saveHours } from '@/lib/server/services/diary/hours';
import { addGuest, removeGuest } from '@/lib/server/services/diary/guests';
import { undoMove } from '@/lib/server/services/diary/undo-move';
import { reassignToColleague } from '@/lib/server/services/staff/reassign-to-colleague';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { backToDiary, DIARY } from './back-to-diary';

const failed = { status: 'error', code: 'failed' } as const;

const orFailed = async <Result>(work: Promise<Result>): Promise<Result | typeof failed> =>
  work.catch((error: unknown) => {
    if (error instanceof RightError) return failed;
    throw error;
  });

export const bookAction = formAction(diaryBookingForm, async (input, { locale }) => {
  const actor = await requireStaffInAction(locale, `${DIARY}/new`);
  const result = await orFailed(bookInDiary(actor, input));
  if ('code' in result) return { status: 'error', code: result.code };
  return backToDiary(locale, deskPath('diary', result.id), input.outcome === '' ? 'booked' : 'outcome');
});

export const moveAction = formAction(diaryMoveForm, async ({ day, id, ignoresTravel, time }, { locale }) => {
  const path = deskPath('diary', id);
  const actor = await requireStaffInAction(locale, path);
  const start = typedMoment(day, time);
  if (start === null) return { status: 'error', code: 'noSuchTime' };
  const result = await orFailed(moveInDiary(actor, id, start, ignoresTravel));
  return result.status === 'done' ? backToDiary(locale, path, 'moved') : result;
});

/** Redirects nowhere: the dragged block stays in its new place until the page has it there. */
export const dragAction = formAction(dragForm, async ({ day, id, time }, { locale }) => {
  const actor = await requireStaffInAction(locale, DIARY);
  const start = typedMoment(day, time);
  if (start === null) return { status: 'error', code: 'noSuchTime' };
  const result = await orFailed(moveInDiary(actor, id, start, false, true));
  if (result.status === 'done') revalidatePath(`/${locale}${DIARY}`);
  return result;
});

export const undoMoveAction = formAction(freeForm, async ({ back, id }, { locale }) => {
  const actor = await requireStaffInAction(locale, DIARY);
  const result = await orFailed(undoMove(actor, id));
  return typeof result === 'string' ? backToDiary(locale, back, result) : result;
});

export const handOverAction = formAction(handOverForm, async ({ heir, id }, { locale }) => {
  const path = deskPath('diary', id);
  const actor = await requireStaffInAction(locale, path);
  const result = await orFailed(reassignToColleague(actor, id, heir));
  return result.status === 'done' ? backToDiary(locale, path, 'passedOn') : result;
});

export const addGuestAction = formAction(guestForm, async ({ email, id, name }, { locale }) => {
  const path = deskPath('diary', id);
  const actor = await requireStaffInAction(locale, path);
  const result = await orFailed(addGuest(actor, id, { name, email }));
  return result.status === 'done' ? backToDiary(locale, path, 'guestAdded') : result;
});

export const removeGuestAction = formAction(guestGoneForm, async ({ guest, id }, { locale }) => {
  const path = deskPath('diary', id);
  const actor = await requireStaffInAction(locale, path);
  const result = await orFailed(removeGuest(actor, id, guest));
  return backToDiary(locale, path, result.status === 'done' ? 'guestRemoved' : 'gone');
});

export const cancelAction = formAction(cancelForm, async ({ id }, { locale }) => {
  const path = deskPath('diary', id);
  const actor = await requireStaffInAction(locale, path);
  const result = await orFailed(cancelInDiary(actor, id));
  return backToDiary(locale, path, result.status === 'done' ? 'cancelled' : 'gone');
});

export const confirmAction = formAction(cancelForm, async ({ id }, { locale }) => {
  const path = deskPath('diary', id);
  const actor = await requireStaffInAction(locale, path);
  const result = await orFailed(confirmInDiary(actor, id));
  return backToDiary(locale, path, result.status === 'done' ? 'confirmed' : 'gone');
});

export const outcomeAction = formAction(outcomeForm, async ({ forSeller, id, internal, outcome }, { locale }) => {
  const path = deskPath('diary', id);
  const actor = await requireStaffInAction(locale, path);
  const feedback = { feedbackInternal: internal || null, feedbackForSeller: forSeller || null };
  const result = await orFailed(noteOutcome(actor, id, { outcome, ...feedback }));
  return result.status === 'done' ? backToDiary(locale, path, 'outcome') : result;
});

type OwnerFields = Readonly<{ staff?: string | undefined; home?: string | undefined }>;

function ownerOf({ home: listing, staff }: OwnerFields, ownId: string) {
  if (listing) return { owner: { listingId: listing }, page: `${DIARY}/hours?home=${encodeURIComponent(listing)}` };
  const staffId = staff ?? ownId;
  return { owner: { staffId }, page: `${DIARY}/hours?staff=${staffId}` };
}

export const blockAction = formAction(blockForm, async ({ day, from, to, ...fields }, { locale }) => {
  const actor = await requireStaffInAction(locale, DIARY);
  const { owner } = ownerOf(fields, actor.userId);
  const [start, end] = [typedMoment(day, from), typedMoment(day, to)];
  if (start === null) return { status: 'error', code: 'noSuchTime' };
  if (end === null) return { status: 'error', code: 'noSuchEnd' };
  const result = await orFailed(blockTime(actor, owner, { from: start, to: end }));
  if (result.status === 'error') return result;
  const whose = 'staffId' in owner ? owner.staffId : 'all';
  return backToDiary(locale, `${DIARY}?day=${day}&whose=${whose}`, 'blocked');
});

export const holidayAction = formAction(holidayForm, async ({ firstDay, lastDay, ...fields }, { locale }) => {
  const actor = await requireStaffInAction(locale, `${DIARY}/hours`);
  const { owner, page } = ownerOf(fields, actor.userId);
  const { zone } = appointmentRules();
  const span = { from: spanOfDay(firstDay, zone).from, to: spanOfDay(lastDay, zone).to };
  const result = await orFailed(blockTime(actor, owner, span, 'holiday'));
  return result.status === 'error' ? result : backToDiary(locale, page, 'blocked');
});

export const freeAction = formAction(freeForm, async ({ back, id }, { locale }) => {
  const actor = await requireStaffInAction(locale, DIARY);
  const result = await orFailed(freeTime(actor, id));
  return result === failed ? failed : backToDiary(locale, back, 'freed');
});

export const hoursAction = formAction(hoursForm, async (input, { locale }) => {
  const actor = await requireStaffInAction(locale, `${DIARY}/hours`);
  const { owner, page } = ownerOf(input, actor.userId);
  const hours = weekdays.flatMap((weekday) => readDayHours(weekday, input[`day${weekday}`]) ?? []);
  const result = await orFailed(saveHours(actor, owner, hours));
  return result === failed ? failed : backToDiary(locale, page, 'hours');
});

export const confirmationAction = formAction(
  confirmationForm,
  async ({ confirmsViewings, home: listing }, { locale }) => {
    const { page } = ownerOf({ home: listing }, '');
    const actor = await requireStaffInAction(locale, page);
    const result = await orFailed(saveConfirmation(actor, listing, confirmsViewings));
    return result === failed ? failed : backToDiary(locale, page, 'confirmation');
  },
);
