import { salePapers } from '@/content/sale-papers';
import type { RegionId } from '@/content/types/listing';

/** Papers that a sale in a region needs, in the order of the list; of an unknown region those needed everywhere. */
export const papersOf = (region: RegionId | null) =>
  salePapers.filter(({ regions }) => !regions || (region !== null && regions.includes(region)));

export const findSalePaper = (id: string) => salePapers.find((paper) => paper.id === id) ?? null;
