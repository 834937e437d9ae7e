import 'server-only';
import { readEnvironment } from '@/lib/env/process';

/** The validated environment of the running server. */
export const env = readEnvironment();
