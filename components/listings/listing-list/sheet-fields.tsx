import type { FilterPanel } from '@/lib/listings/list/filter-panel';
import { MoreFilters } from './more-filters';
import { OwnFigures } from './own-figures';

export function SheetFields({ panel }: { panel: FilterPanel }) {
  return <MoreFilters panel={panel} own={<OwnFigures own={panel.own} />} />;
}
