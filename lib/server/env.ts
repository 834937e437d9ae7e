import 'server-only';
import { readEnvironment } from '@/lib/env/process';

/** The validated environment. */
export const env = readEnvironment();
