import 'server-only';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { isAllowed } from '@/lib/access/actor';
import type { SellerActor, StaffActor } from '@/lib/access/actor';
import { documentFileName } from '@/lib/sales/document-file-name';
import { insertRead, listVersions, type DocumentVersion } from '@/lib/server/data/sales/documents';
import { withSale } from '@/lib/server/services/sales/with-sale';
import { getStorage } from '@/lib/server/storage/get-storage';

/**
 * Streams a ZIP of the latest documents that the actor may open and records the access; null without documents.
 * @throws RightError
 */
export async function archiveDocuments(actor: StaffActor | SellerActor, listingId: string): Promise<Readable | null> {
  const documents = await withSale(actor, 'document.read', listingId, async ({ sale }, record) => {
    const seesIdentity = isAllowed(actor, 'document.read-identity');
    const versions = (await listVersions(sale.id)).filter(({ folder }) => folder !== 'identity' || seesIdentity);
    const latest = versions.filter(({ documentId }, at) => versions[at - 1]?.documentId !== documentId);
    for (const { id } of latest) await insertRead(id, actor.userId, actor.name);
    if (latest.length > 0) await record('documentOpened', { after: { papers: latest.length } });
    return latest;
  });
  return documents === 'gone' || documents.length === 0 ? null : zipOf(documents);
}

/** No compression, because the files are compressed already. */
function zipOf(documents: readonly DocumentVersion[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  documents.forEach((document, at) => {
    const name = `${document.folder}/${at + 1}-${documentFileName(document)}`;
    const options = { mtime: document.createdAt, compress: false };
    zip.addReadStreamLazy(name, options, (done) => {
      getStorage()
        .getStream(document.storageKey)
        .then(
          (stream) => {
            if (stream) done(null, stream);
            else done(new Error(`the file of the paper ${document.id} is not in the storage`), undefined as never);
          },
          (error: Error) => done(error, undefined as never),
        );
    });
  });
  zip.end();
  return output;
}
