import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { StaffActor } from '@/lib/access/actor';
import { signedAt, viewingSheet, type ViewingSheet } from '@/lib/diary/viewing-sheet';
import { staffName } from '@/lib/server/auth/staff-name';
import { listGuests } from '@/lib/server/data/diary/appointment-guests';
import { findDiaryAppointment, type DiaryAppointment } from '@/lib/server/data/diary/diary';
import { beginUpload } from '@/lib/server/data/sales/document-uploads';
import { insertRead } from '@/lib/server/data/sales/documents';
import { findStaff } from '@/lib/server/data/staff/staff';
import { insertSheet, listSheets, type StoredSheet } from '@/lib/server/data/diary/viewing-sheets';
import { renderViewingSheet } from '@/lib/server/pdf/viewing/render-viewing-sheet';
import { requireRight, withRight } from '@/lib/server/services/access/with-right';
import { ownersOfAppointment } from '@/lib/server/services/calendars/calendar-owners';
import { getStorage } from '@/lib/server/storage/get-storage';
import { isUuid } from '@/lib/text/is-uuid';

type SheetView = Readonly<{
  sheet: ViewingSheet;
  stored: readonly StoredSheet[];
  ownerIds: readonly string[];
}>;

/** Returns null for anything but a viewing of a known listing. */
export async function readViewingSheet(actor: StaffActor, id: string): Promise<SheetView | null> {
  requireRight(actor, 'diary.read');
  const found = await findViewing(id);
  if (!found) return null;
  const { sheet, viewing } = found;
  return { sheet, stored: await listSheets(id), ownerIds: ownersOfAppointment(actor, viewing.staffId) };
}

export async function printViewingSheet(actor: StaffActor, id: string): Promise<Buffer | null> {
  requireRight(actor, 'diary.read');
  const found = await findViewing(id);
  return found && renderViewingSheet(found.sheet, []);
}

type SignedName = Readonly<{ name: string; path: string }>;

/** A crash leaves only an unreferenced file. */
export async function signViewingSheet(
  actor: StaffActor,
  id: string,
  signatures: readonly SignedName[],
): Promise<boolean> {
  const found = await findViewing(id);
  if (!found) return false;
  const { reference } = found.viewing.appointment;
  const subject = { kind: 'appointment', id, ownerIds: ownersOfAppointment(actor, found.viewing.staffId) } as const;
  requireRight(actor, 'diary.edit', subject.ownerIds);
  const at = signedAt(new Date());
  const signed = signatures.map((signature) => ({ ...signature, at }));
  const file = await renderViewingSheet(found.sheet, signed);
  const key = randomUUID();
  const storageKey = `documents/${key.slice(0, 2)}/${key}`;
  await beginUpload(storageKey);
  await getStorage().put(storageKey, file);
  let isStored = false;
  try {
    await withRight(actor, 'diary.edit', subject, async (record) => {
      const sha256 = createHash('sha256').update(file).digest('hex');
      const version = { storageKey, sha256, bytes: file.length, extension: 'pdf' };
      await insertSheet(
        { appointmentId: id, listingId: found.listingId, name: reference },
        { ...version, userId: actor.userId, author: actor.name },
      );
      await record('viewingSigned', { after: { reference } });
    });
    isStored = true;
  } finally {
    if (!isStored) await getStorage().remove(storageKey);
  }
  return true;
}

/** Records the access; null when sheet or appointment no longer exists. */
export async function openViewingSheet(
  actor: StaffActor,
  id: string,
  sheetId: string,
): Promise<Readonly<{ stream: Readable; bytes: number; reference: string }> | null> {
  const viewing = isUuid(id) ? await findDiaryAppointment(id) : null;
  if (!viewing) return null;
  const { reference } = viewing.appointment;
  const sheet = await withRight(actor, 'diary.read', { kind: 'appointment', id }, async (record) => {
    const stored = (await listSheets(id)).find((one) => one.id === sheetId);
    if (!stored) return null;
    await insertRead(stored.id, actor.userId, actor.name);
    await record('sheetOpened', { after: { reference } });
    return stored;
  });
  if (!sheet) return null;
  const stream = await getStorage().getStream(sheet.storageKey);
  return stream && { stream, bytes: sheet.bytes, reference };
}

async function findViewing(id: string) {
  const viewing: DiaryAppointment | null = isUuid(id) ? await findDiaryAppointment(id) : null;
  const { kind, listingId, minutes, name, reference, startsAt } = viewing?.appointment ?? {};
  if (!viewing || kind !== 'viewing' || !listingId || !startsAt) return null;
  const member = viewing.staffId === null ? null : await findStaff(viewing.staffId);
  const guests = await listGuests(id);
  const sheet = viewingSheet({
    listingId,
    minutes: minutes ?? 0,
    name: name ?? '',
    guests: guests.map((guest) => guest.name),
    reference: reference ?? '',
    start: startsAt.getTime(),
    agent: member ? staffName(member) : '',
  });
  return sheet && { viewing, sheet, listingId };
}
