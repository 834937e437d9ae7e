import 'server-only';
import type { Readable } from 'node:stream';
import { isAllowed, type StaffActor } from '@/lib/access/actor';
import type { EmailFileView, SaleChoice } from '@/lib/contacts/email-file';
import { findListing } from '@/lib/listings/catalogue/listings';
import { withoutExtension } from '@/lib/sales/document-file-name';
import type { DocumentFolder } from '@/lib/sales/sale-words';
import { findStoredFile, moveFile, type EmailFile } from '@/lib/server/data/contacts/email-files';
import { listOpenSales } from '@/lib/server/data/sales/open-sales';
import { listOwnSales } from '@/lib/server/data/sales/sale-members';
import { insertDocument, insertVersion } from '@/lib/server/data/sales/documents';
import { requireRight, withRight } from '@/lib/server/services/access/with-right';
import { withSale } from '@/lib/server/services/sales/with-sale';
import { getStorage } from '@/lib/server/storage/get-storage';

type OpenedFile = Readonly<{ file: EmailFile; stream: Readable }>;

export const emailFileState = ({ movedTo, refusal, storageKey }: EmailFile): EmailFileView['state'] =>
  movedTo === null ? (refusal ?? (storageKey === null ? 'pending' : 'stored')) : 'moved';

export const emailFileView = (file: EmailFile): EmailFileView => ({
  id: file.id,
  name: file.name,
  bytes: file.bytes,
  state: emailFileState(file),
  movedTo:
    file.movedTo === null
      ? null
      : { id: file.movedTo, reference: findListing(file.movedTo)?.reference ?? file.movedTo },
});

/** Open sales; first those that the contact sells or has enquired about. */
export async function saleChoices(
  actor: StaffActor,
  emails: readonly string[],
  listings: readonly (string | undefined)[],
): Promise<readonly SaleChoice[]> {
  if (!isAllowed(actor, 'document.add')) return [];
  const [open, own] = await Promise.all([listOpenSales(), Promise.all(emails.map(listOwnSales))]);
  const sold = own.flat().map(({ listingId }) => listingId);
  const choices = open.map((listingId) => ({
    listingId,
    label: findListing(listingId)?.reference ?? listingId,
    isOf: sold.includes(listingId) || listings.includes(listingId),
  }));
  return choices.toSorted((one, other) => Number(other.isOf) - Number(one.isOf));
}

/** Records the access; null for an unknown attachment. @throws RightError */
export async function openEmailFile(actor: StaffActor, contactId: string, fileId: string): Promise<OpenedFile | null> {
  const file = await withRight(actor, 'contact.read', { kind: 'contact', id: contactId }, async (record) => {
    const found = await findStoredFile(contactId, fileId);
    if (found) await record('emailFileOpened');
    return found;
  });
  const stream = file?.storageKey ? await getStorage().getStream(file.storageKey) : null;
  return file && stream && { file, stream };
}

type Target = Readonly<{ contactId: string; fileId: string; listingId: string; folder: DocumentFolder }>;

/**
 * Makes an attachment a document of an open sale; it leaves the contact's history. Returns false when either is gone.
 * @throws RightError
 */
export async function moveFileToSale(actor: StaffActor, to: Target): Promise<boolean> {
  const { contactId, fileId, folder, listingId } = to;
  requireRight(actor, 'contact.edit');
  const outcome = await withSale(actor, 'document.add', listingId, async ({ sale }, record) => {
    const file = await moveFile(contactId, fileId, listingId);
    if (!file?.storageKey || !file.sha256 || !file.extension) return 'gone';
    const { bytes, extension, sha256, storageKey } = file;
    const name = withoutExtension(file.name);
    const document = await insertDocument(sale.id, { folder, documentType: null, name });
    const version = { storageKey, sha256, bytes, extension, userId: actor.userId, author: actor.name };
    const n = await insertVersion(document, version);
    await record('documentAdded', { after: { folder, version: n } });
    return 'moved';
  });
  return outcome === 'moved';
}
