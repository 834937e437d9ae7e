import 'server-only';
import { createHash, createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { authSecret } from '@/lib/server/auth-secret';
import { countAttempt } from '@/lib/server/data/core/rate-limits';

const LIFETIME_SECONDS = 900;
/** Iterations per attempt and expected attempts: about a second of one core. */
const COST = 1_000;
const TRIES = [2_000, 4_000] as const;

const keys = () => ({
  hmacSignatureSecret: derivedSecret('proof:challenge'),
  hmacKeySignatureSecret: derivedSecret('proof:solution'),
});

const derivedSecret = (purpose: string) => createHmac('sha256', authSecret()).update(purpose).digest('base64url');

const subjectOf = (key: string, email: string) => createHash('sha256').update(`${key}\n${email}`).digest('hex');

/** Creates a signed, stateless challenge for one form, valid for 15 minutes. */
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

const payloadSchema = z.object({
  challenge: z.object({
    signature: z.string(),
    parameters: z.looseObject({ data: z.object({ subject: z.string() }) }),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

export async function isProofGood(proof: string, form: Readonly<{ key: string; email: string }>): Promise<boolean> {
  const parsed = payloadSchema.safeParse(fromBase64(proof));
  if (!parsed.success || parsed.data.challenge.parameters.data.subject !== subjectOf(form.key, form.email))
    return false;
  const { challenge, solution } = parsed.data as Payload & typeof parsed.data;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys() });
  if (!verified) return false;
  const use = await countAttempt([{ name: `proof:${challenge.signature}`, limit: 1, seconds: LIFETIME_SECONDS }]);
  return use.isAllowed;
}

function fromBase64(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString());
  } catch {
    return null;
  }
}
