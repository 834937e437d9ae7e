import 'server-only';
import { createHash, createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { authSecret } from '@/lib/server/auth/secret';
import { takeAttempt } from '@/lib/server/data/rate-limits';

const LIFETIME_SECONDS = 900;
/** Iterations of one try, and how many tries a browser needs: a second or so of one core. */
const COST = 1_000;
const TRIES = [2_000, 4_000] as const;

const keys = () => ({
  hmacSignatureSecret: derivedSecret('proof:challenge'),
  hmacKeySignatureSecret: derivedSecret('proof:solution'),
});

const derivedSecret = (purpose: string) => createHmac('sha256', authSecret()).update(purpose).digest('base64url');

/** What a form's subject is: its key and address of mail, as `proofSubject` of the browser hashes them. */
const subjectOf = (key: string, email: string) => createHash('sha256').update(`${key}\n${email}`).digest('hex');

/** A signed challenge for one form, good for a quarter of an hour. Nothing is stored. */
export function createProofChallenge(subject: string): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(...TRIES),
    deriveKey,
    data: { subject },
    expiresAt: Math.floor(Date.now() / 1_000) + LIFETIME_SECONDS,
    ...keys(),
  });
}

/** What is read before the signature is; the signature holds the rest, so that only a challenge of ours passes. */
const payloadSchema = z.object({
  challenge: z.object({
    signature: z.string(),
    parameters: z.looseObject({ data: z.object({ subject: z.string() }) }),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** Whether a challenge of ours was worked out in time, for this form, and is shown for the first time. */
export async function isProofGood(proof: string, form: Readonly<{ key: string; email: string }>): Promise<boolean> {
  const parsed = payloadSchema.safeParse(fromBase64(proof));
  if (!parsed.success || parsed.data.challenge.parameters.data.subject !== subjectOf(form.key, form.email))
    return false;
  const { challenge, solution } = parsed.data as Payload & typeof parsed.data;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys() });
  if (!verified) return false;
  const use = await takeAttempt([{ name: `proof:${challenge.signature}`, limit: 1, seconds: LIFETIME_SECONDS }]);
  return use.isAllowed;
}

/** The JSON that a browser sends as base64 (lib/forms/work-proof); null where it is none. */
function fromBase64(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString());
  } catch {
    return null;
  }
}
