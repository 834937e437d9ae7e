import { readEnvironment } from './process';

/** Ends the process where its environment is wrong, with one line for each wrong variable. */
export function requireEnvironment(): void {
  try {
    readEnvironment();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
