/** 32 random hex digits. Not crypto.randomUUID, which browsers have on secure connections only. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
