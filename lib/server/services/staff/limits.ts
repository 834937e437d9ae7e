import 'server-only';
import type { RateLimit } from '@/lib/server/data/core/rate-limits';

/** Wrong codes of an account; a right one forgets them. Its password is not limited by it. */
export const secondStepLimits = (userId: string): readonly RateLimit[] => [
  { name: `second-step:${userId}`, limit: 5, seconds: 300 },
];
