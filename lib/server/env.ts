import 'server-only';
import { readEnvironment } from '@/lib/env/process';

export const env = readEnvironment();
