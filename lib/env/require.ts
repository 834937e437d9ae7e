import { readEnvironment } from './process';
import type { Environment } from './schema';

/** The environment; ends the process with one line for each wrong variable. */
export function requireEnvironment(): Environment {
  try {
    return readEnvironment();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
