import 'server-only';
import type { RateLimit } from '@/lib/server/data/core/rate-limits';

/** Limits wrong codes; a correct code resets them. Password attempts are not affected. */
export const secondStepLimits = (userId: string): readonly RateLimit[] => [
  { name: `second-step:${userId}`, limit: 5, seconds: 300 },
];
