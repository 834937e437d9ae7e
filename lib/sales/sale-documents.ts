import { saleDocuments } from '@/content/sale-papers';
import type { Operation, RegionId } from '@/content/types/listing';
import type { PropertyType } from '@/content/types/property-type';

type Property = Readonly<{ region: RegionId | null; operation: Operation; type: PropertyType | null }>;

/** Without a region, returns only documents that all regions require. */
export const documentsOf = ({ operation, region, type }: Property) =>
  saleDocuments.filter(
    ({ isForSalesAlone, notFor, regions }) =>
      (!regions || (region !== null && regions.includes(region))) &&
      (type === null || !notFor?.includes(type)) &&
      (operation === 'sale' || !isForSalesAlone),
  );

export const findSaleDocument = (id: string) => saleDocuments.find((document) => document.id === id) ?? null;
