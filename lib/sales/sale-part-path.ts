import { salePath, type SalePart } from '@/lib/i18n/routes';
import type { SaleListing } from './sale-view';

export function salePartPath({ id, sampleDay }: Pick<SaleListing, 'id' | 'sampleDay'>, part?: SalePart) {
  if (sampleDay === undefined) return salePath(id, part);
  return part ? (`/sell/demo/${part}` as const) : '/sell/demo';
}
