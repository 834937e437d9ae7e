import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import type { ImageReport } from '@/lib/listings/import/image-report';
import { findImageSources } from '@/lib/server/data/listings/images';
import { printedAddress } from '@/lib/server/http/printed-address';
import { requireRight } from '@/lib/server/services/access/with-right';
import type { ImageSourceProblem } from '@/lib/server/services/images/image-problem';
import { rowsWithImages } from '@/lib/server/services/imports/rows-with-images';
import type { OpenImport } from './open-import';

/**
 * Returns the image progress of each row.
 * @throws RightError
 */
export async function readImageReport(actor: StaffActor, { stored }: OpenImport): Promise<ImageReport> {
  requireRight(actor, 'import.run');
  const rows = await rowsWithImages(stored);
  const addresses = new Set(rows.flatMap(({ images }) => images));
  const sources = new Map((await findImageSources([...addresses])).map((source) => [source.url, source]));
  return {
    isDone: stored.settings.fetched !== undefined,
    rows: rows.map(({ listing, line, images, reference }) => {
      const tried = images.flatMap((address) => sources.get(address) ?? []);
      return {
        line,
        reference,
        isTaken: listing !== null,
        given: images.length,
        come: tried.filter(({ imageId }) => imageId !== null).length,
        problems: tried
          .filter(({ imageId }) => imageId === null)
          .map(({ problem, url }) => ({ address: printedAddress(url), problem: problem as ImageSourceProblem })),
      };
    }),
  };
}
