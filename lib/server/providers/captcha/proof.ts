import 'server-only';
import { createHash } from 'node:crypto';
import { hasWork, PROOF_LIFETIME_MS, proofText, type WorkProof } from '@/lib/domain/work-proof';
import { takeAttempt } from '@/lib/server/data/rate-limits';

/** Whether the work was done, lately, for this message, and is shown for the first time. */
export async function isProofGood(proof: WorkProof, subject: string): Promise<boolean> {
  if (Math.abs(Date.now() - proof.at) > PROOF_LIFETIME_MS) return false;
  const hash = createHash('sha256').update(proofText(subject, proof)).digest();
  if (!hasWork(hash)) return false;
  const use = await takeAttempt([
    { name: `proof:${hash.toString('base64url')}`, limit: 1, seconds: (2 * PROOF_LIFETIME_MS) / 1_000 },
  ]);
  return use.isAllowed;
}
