import type { RegionId } from '@/content/types/listing';
import { siteFacts } from './site-facts';

const registers = {
  catalonia: 'aicat',
  'valencian-community': 'raicv',
  // Its register is voluntary (Decreto 8/2018), and that of another region does not apply.
  madrid: null,
} as const satisfies Record<RegionId, unknown>;

export function agentRegister(region: RegionId | null): string | null {
  const name = region && registers[region];
  if (!name) return null;
  const { abbreviation, number } = siteFacts().agency.registers[name];
  return number === '' ? null : `${abbreviation}\u00a0${number}`;
}
