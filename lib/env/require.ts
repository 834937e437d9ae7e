import { listeningProblem, readEnvironment } from './process';
import type { Environment } from './schema';

export function requireEnvironment(): Environment {
  try {
    const problem = listeningProblem();
    if (problem) throw new Error(problem);
    return readEnvironment();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
