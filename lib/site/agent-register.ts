import type { RegionId } from '@/content/types/listing';
import { agency } from './agency';

const registers = {
  catalonia: agency.registers.aicat,
  'valencian-community': agency.registers.raicv,
  // Its register is voluntary (Decreto 8/2018): that of another region would say nothing.
  madrid: null,
} as const satisfies Record<RegionId, unknown>;

/** `AICAT 00000`: the register of the agency that an advertisement in a region has to name; null for none. */
export function agentRegister(region: RegionId): string | null {
  const register = registers[region];
  return register && `${register.abbreviation}\u00a0${register.number}`;
}
