import 'server-only';
import { createProofChallenge } from '@/lib/server/providers/captcha/proof';

/** A signed challenge for the browser's proof of work. `subject` is the hash of the form and the address it is for. */
export const createBotChallenge = (subject: string) => createProofChallenge(subject);
