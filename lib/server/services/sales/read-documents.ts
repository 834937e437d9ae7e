import 'server-only';
import { isAllowed, type Actor } from '@/lib/access/actor';
import { lawDay } from '@/lib/listings/law/law-day';
import { documentExpiry } from '@/lib/sales/document-expiry';
import { documentsOf, findSaleDocument } from '@/lib/sales/sale-documents';
import type { DocumentView, SaleListing } from '@/lib/sales/sale-view';
import { listReads, listVersions, type DocumentRead, type DocumentVersion } from '@/lib/server/data/sales/documents';

/** Returns required documents, missing ones included, then others. The caller must check the right. */
export async function readDocuments(
  actor: Actor,
  saleId: string,
  listing: SaleListing,
): Promise<readonly DocumentView[]> {
  const versions = await listVersions(saleId);
  const reads = await listReads(versions.map(({ id }) => id));
  const today = lawDay(new Date());
  const seesIdentity = isAllowed(actor, 'document.read-identity');
  const latest = versions.filter(({ documentId }, at) => versions[at - 1]?.documentId !== documentId);
  const views = latest.map((version) => {
    const own = versions.filter(({ documentId }) => documentId === version.documentId);
    return toView(version, own, reads, { seesIdentity, listing, today });
  });
  const facts = { ...listing, ...listing.documentFacts };
  const needed = documentsOf(facts).flatMap(({ broughtBy, folder, id }): readonly DocumentView[] => {
    const brought = views.filter(({ documentType }) => documentType === id);
    if (brought.length > 0) return brought;
    return [
      {
        documentType: id,
        folder,
        broughtBy,
        name: '',
        documentId: null,
        expiry: documentExpiry(folder, listing, today),
        versions: [],
        canOpen: false,
      },
    ];
  });
  return [...needed, ...views.filter((view) => !needed.includes(view))];
}

function toView(
  { documentId, folder, name, documentType }: DocumentVersion,
  own: readonly DocumentVersion[],
  reads: readonly DocumentRead[],
  { listing, seesIdentity, today }: Readonly<{ seesIdentity: boolean; listing: SaleListing; today: string }>,
): DocumentView {
  const known = documentType === null ? null : findSaleDocument(documentType);
  return {
    documentId,
    folder,
    name,
    documentType: known?.id ?? null,
    broughtBy: known?.broughtBy ?? null,
    expiry: known && documentExpiry(known.folder, listing, today),
    versions: own.map(({ author, checkedAt, checkedBy, createdAt, id, n, validUntil }) => ({
      id,
      n,
      author,
      createdAt,
      check:
        checkedAt && checkedBy && validUntil
          ? { by: checkedBy, at: checkedAt, validUntil, isOver: validUntil < today }
          : null,
      reads: reads.filter(({ versionId }) => versionId === id),
    })),
    canOpen: folder !== 'identity' || seesIdentity,
  };
}
