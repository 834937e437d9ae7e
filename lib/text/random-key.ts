import { toHex } from './to-hex';

/** 32 random hex digits. `crypto.randomUUID` needs a secure connection. */
export function randomKey(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}
