import 'server-only';
import type { SellerActor, StaffActor } from '@/lib/access/actor';
import type { DocumentOutcome } from '@/lib/sales/document-outcome';
import { findSaleDocument } from '@/lib/sales/sale-documents';
import { documentFolders } from '@/lib/sales/sale-words';
import { beginUpload } from '@/lib/server/data/sales/document-uploads';
import { insertDocument, insertVersion, lockDocument, type NewDocument } from '@/lib/server/data/sales/documents';
import type { ReceivedFile, ReceiveProblem } from '@/lib/server/http/receive-file';
import { isHeifUpload } from '@/lib/server/services/images/upload-kind';
import { withSale, findSaleFor } from '@/lib/server/services/sales/with-sale';
import { newDocumentKey } from '@/lib/server/storage/document-key';
import { getStorage } from '@/lib/server/storage/get-storage';
import { cleanLine } from '@/lib/text/clean-field';
import { isUuid } from '@/lib/text/is-uuid';
import { wellFormed } from '@/lib/text/well-formed';
import { documentExtension } from './document-kind';

type DocumentTarget = Readonly<{ folder: string; documentType: string; document: string; name: string }>;

const MAX_NAME = 120;

/**
 * Moves an uploaded file into a sale. The file is stored before its row, so no row lacks a file.
 * @throws RightError
 */
export async function addDocument(
  actor: StaffActor | SellerActor,
  listingId: string,
  received: ReceivedFile | ReceiveProblem | 'tooMany',
  target: DocumentTarget,
): Promise<DocumentOutcome> {
  if (typeof received === 'string') return received;
  try {
    if (!(await findSaleFor(actor, 'document.add', listingId))) return 'gone';
    if (await isHeifUpload(received.path)) return 'heic';
    const extension = await documentExtension(received.path);
    if (!extension) return 'wrongKind';
    const document = target.document || readTarget(target);
    if (!document) return 'wrongFolder';
    const storageKey = newDocumentKey();
    const { bytes, sha256 } = received;
    await beginUpload(storageKey);
    await getStorage().putFile(storageKey, received.path, { bytes, sha256 });
    const file = { storageKey, sha256, bytes, extension, userId: actor.userId, author: actor.name };
    let isStored = false;
    try {
      const outcome = await storeVersion(actor, listingId, file, document);
      isStored = outcome === 'added';
      return outcome;
    } finally {
      if (!isStored) await getStorage().remove(storageKey);
    }
  } finally {
    await received.discard();
  }
}

function readTarget({ folder, name, documentType }: DocumentTarget): NewDocument | null {
  const known = findSaleDocument(documentType);
  const own = known?.folder ?? documentFolders.find((one) => one === folder);
  return own
    ? { folder: own, documentType: known?.id ?? null, name: wellFormed(cleanLine(name).slice(0, MAX_NAME)) }
    : null;
}

type NewFile = Parameters<typeof insertVersion>[1];

async function storeVersion(
  actor: StaffActor | SellerActor,
  listingId: string,
  file: NewFile,
  document: NewDocument | string,
): Promise<'added' | 'gone'> {
  return withSale<'added' | 'gone'>(actor, 'document.add', listingId, async ({ sale }, record) => {
    const isNew = typeof document !== 'string';
    if (!isNew && !isUuid(document)) return 'gone';
    const folder = isNew ? document.folder : await lockDocument(sale.id, document);
    if (folder === null) return 'gone';
    const id = isNew ? await insertDocument(sale.id, document) : document;
    const n = await insertVersion(id, file);
    await record('documentAdded', { after: { folder, version: n } });
    return 'added';
  });
}
