import { getTranslations } from 'next-intl/server';
import { StatusDot, type StatusTone } from '@/components/ui/status-dot';
import type { DeskListing, ListingState as State } from '@/lib/listings/desk/desk-listing';

const tones: Readonly<Record<State, StatusTone>> = {
  incomplete: 'lacking',
  ready: 'ready',
  available: 'running',
  reserved: 'held',
  sold: 'done',
  withdrawn: 'over',
};

type ListingStateProps = Readonly<{ listing: Pick<DeskListing, 'state' | 'operation'> }>;

/** `● Reserved`, `■ Let`. */
export async function ListingStateLabel({ listing: { operation, state } }: ListingStateProps) {
  const t = await getTranslations('deskHomes.states');
  return <StatusDot tone={tones[state]}>{t(state, { operation: operation ?? 'sale' })}</StatusDot>;
}
