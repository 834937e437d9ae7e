import { toHex } from './to-hex';

/** 32 random hex digits. Not crypto.randomUUID, which browsers have on secure connections only. */
export function randomKey(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}
