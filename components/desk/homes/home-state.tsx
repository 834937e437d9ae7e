import { getTranslations } from 'next-intl/server';
import { StatusDot, type StatusTone } from '@/components/ui/status-dot';
import type { DeskHome, HomeState as State } from '@/lib/listings/desk/desk-home';

const tones: Readonly<Record<State, StatusTone>> = {
  incomplete: 'lacking',
  ready: 'ready',
  available: 'running',
  reserved: 'held',
  sold: 'done',
  withdrawn: 'over',
};

type HomeStateProps = Readonly<{ home: Pick<DeskHome, 'state' | 'operation'> }>;

/** `● Reserved`, `■ Let`. */
export async function HomeState({ home: { operation, state } }: HomeStateProps) {
  const t = await getTranslations('deskHomes.states');
  return <StatusDot tone={tones[state]}>{t(state, { operation: operation ?? 'sale' })}</StatusDot>;
}
