import 'server-only';
import { createProofChallenge } from '@/lib/server/providers/captcha/proof';

/** Proof-of-work challenge. `subject` is the hash of form and address. */
export const createBotChallenge = (subject: string) => createProofChallenge(subject);
