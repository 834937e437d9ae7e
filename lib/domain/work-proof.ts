/**
 * A bot check that asks nobody outside: the browser looks for a number whose hash, with what it sends, begins with
 * enough zeros. A person's browser does it in a second, a program has to do it for every message. Takes the place of
 * reCAPTCHA for visitors who declined it.
 */
export type WorkProof = Readonly<{ at: number; number: number }>;

/** Zero bits at the start of the hash: some 16,000 tries. */
const BITS = 14;
/** A proof is good for so long (ms), before and after: clocks differ. */
export const PROOF_LIFETIME_MS = 900_000;

/** The text whose hash (SHA-256) has to begin with zeros. */
export const proofText = (subject: string, { at, number }: WorkProof) => `${subject}\n${at}\n${number}`;

/** What a proof is about: it is good for this message alone. */
export const proofSubject = (key: string, email: string) => `${key}\n${email}`;

export function hasWork(hash: Uint8Array): boolean {
  for (let bit = 0; bit < BITS; bit += 8) {
    if (((hash[bit >> 3] ?? 255) & (0xff << Math.max(0, 8 - (BITS - bit)))) !== 0) return false;
  }
  return true;
}

/** Looks until a number is found; in the browser, over secure connections only. */
export async function work(subject: string, at = Date.now()): Promise<WorkProof> {
  const encoder = new TextEncoder();
  for (let number = 0; ; number += 1) {
    const proof = { at, number };
    const hash = await crypto.subtle.digest('SHA-256', encoder.encode(proofText(subject, proof)));
    if (hasWork(new Uint8Array(hash))) return proof;
  }
}
