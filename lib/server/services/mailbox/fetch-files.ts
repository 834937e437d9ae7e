import 'server-only';
import { MAX_EMAIL_FILES, MAX_EMAIL_FILES_BYTES } from '@/lib/contacts/email-file';
import {
  countFailure,
  listPendingFiles,
  refuseEmailFile,
  setFileStored,
  type EmailFile,
  type NewEmailFile,
} from '@/lib/server/data/contacts/email-files';
import { listOwnPortals } from '@/lib/server/data/contacts/own-portals';
import { beginUpload } from '@/lib/server/data/sales/document-uploads';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { attachmentName, type IncomingEmail } from '@/lib/server/email/incoming/read-email';
import { receiveFile, type ReceivedFile } from '@/lib/server/http/receive-file';
import { log } from '@/lib/server/log';
import type { AttachmentPart, Inbox } from '@/lib/server/providers/inbox/port';
import { isHeifUpload } from '@/lib/server/services/images/upload-kind';
import { documentExtension } from '@/lib/server/services/sales/document-kind';
import { newDocumentKey } from '@/lib/server/storage/document-key';
import { getStorage } from '@/lib/server/storage/get-storage';
import { fromPortal } from './store-portal-email';

const FILES_PER_RUN = 40;
const MAX_ATTEMPTS = 5;
const MAX_INTEGER = 2_147_483_647;
const CALENDAR = /^(text\/calendar|application\/ics)$/;

/** Lists the attachments of an email of a person or a portal; those above the limits are refused. */
export async function filesOf(inbox: Inbox, uid: number, email: IncomingEmail): Promise<readonly NewEmailFile[]> {
  if (email.attachments.length === 0) return [];
  // Portals mark their emails as written by a program.
  if (email.automatic !== null && !fromPortal(email, await listOwnPortals())) return [];
  const parts = (await partsOf(inbox, uid)).filter(({ type }) => !email.invitation || !CALENDAR.test(type));
  let total = 0;
  const files = parts.slice(0, MAX_EMAIL_FILES).map((part) => {
    const isTooLarge = total + part.bytes > MAX_EMAIL_FILES_BYTES;
    if (!isTooLarge) total += part.bytes;
    return newFile(part, isTooLarge ? 'tooLarge' : null);
  });
  const others = parts.slice(MAX_EMAIL_FILES);
  const [first] = others;
  return first ? [...files, { ...newFile(first, 'tooMany'), name: `+ ${others.length}` }] : files;
}

/** Without them the email is stored all the same, with the names of its attachments. */
async function partsOf(inbox: Inbox, uid: number): Promise<readonly AttachmentPart[]> {
  try {
    return await inbox.attachments(uid);
  } catch (error) {
    log.warn({ err: error, uid }, 'the attachments of an email could not be listed');
    return [];
  }
}

const newFile = ({ bytes, name, part, type }: AttachmentPart, refusal: NewEmailFile['refusal']): NewEmailFile => ({
  part,
  refusal,
  name: attachmentName(name, type),
  // The size is what the server says.
  bytes: Math.min(bytes, MAX_INTEGER),
});

/** For emails with a contact; one by one through the disk. Retries failures. @throws Error when the connection failed. */
export async function fetchFiles(inbox: Inbox, mailbox: string): Promise<void> {
  for (const file of await listPendingFiles(mailbox, FILES_PER_RUN)) {
    if (file.uidValidity === inbox.uidValidity) await fetchFile(inbox, file);
    else await refuseEmailFile(file.id, 'gone');
  }
}

async function fetchFile(inbox: Inbox, { id, part, uid }: EmailFile): Promise<void> {
  const stream = await inbox.download(uid, part).catch(async (error: unknown) => {
    await countFailure(id, MAX_ATTEMPTS);
    throw error;
  });
  if (!stream) return refuseEmailFile(id, 'gone');
  const received = await receiveFile(stream, { maxBytes: MAX_EMAIL_FILES_BYTES });
  if (received === 'tooLarge' || received === 'empty') return refuseEmailFile(id, received);
  if (received === 'cut') return countFailure(id, MAX_ATTEMPTS);
  try {
    await keep(id, received);
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) throw error;
    await countFailure(id, MAX_ATTEMPTS);
    log.error({ err: error, file: id }, 'an attachment could not be stored');
  } finally {
    await received.discard();
  }
}

/** The file is stored before its row says so, so no row lacks a file. */
async function keep(id: string, { bytes, path, sha256 }: ReceivedFile): Promise<void> {
  if (await isHeifUpload(path)) return refuseEmailFile(id, 'heic');
  const extension = await documentExtension(path);
  if (!extension) return refuseEmailFile(id, 'wrongKind');
  const storageKey = newDocumentKey();
  await beginUpload(storageKey);
  await getStorage().putFile(storageKey, path, { bytes, sha256 });
  let isStored = false;
  try {
    isStored = await setFileStored(id, { storageKey, sha256, bytes, extension });
  } finally {
    if (!isStored) await getStorage().remove(storageKey);
  }
}
