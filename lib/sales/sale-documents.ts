import { saleDocuments } from '@/content/sale-papers';
import type { Operation, RegionId } from '@/content/types/listing';
import type { PropertyType } from '@/content/types/property-type';

/** Null where it is not known yet. */
type Property = Readonly<{ region: RegionId | null; operation: Operation; type: PropertyType | null }>;

/** Papers that a property needs, in the order of the list; without its region those needed everywhere. */
export const documentsOf = ({ operation, region, type }: Property) =>
  saleDocuments.filter(
    ({ isForSalesAlone, notFor, regions }) =>
      (!regions || (region !== null && regions.includes(region))) &&
      (type === null || !notFor?.includes(type)) &&
      (operation === 'sale' || !isForSalesAlone),
  );

export const findSaleDocument = (id: string) => saleDocuments.find((document) => document.id === id) ?? null;
