import { readPort } from './port.mjs';

const READS_PORT = 'parseInt(process.env.PORT, 10) || 3000';
const STARTS = '\nstartServer({';
const LOGS_JSON = "\nawait import('./lib/cli/json-console.mjs')\n";

/**
 * Next's server.js takes port 3000 for every wrong PORT, and prints plain lines. Returns null for a source of another
 * form; leaves a complete one unchanged.
 */
export function completeServer(source) {
  if (source.includes(LOGS_JSON)) return source;
  if (!source.includes(READS_PORT) || !source.includes(STARTS)) return null;
  return source.replace(READS_PORT, () => `(${readPort})(process.env.PORT)`).replace(STARTS, `${LOGS_JSON}${STARTS}`);
}
