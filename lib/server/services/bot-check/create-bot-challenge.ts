import 'server-only';
import { createProofChallenge } from '@/lib/server/providers/captcha/proof';

export const createBotChallenge = (subject: string) => createProofChallenge(subject);
