import { readFileSync } from 'node:fs';

/** Of Linux: 100 a second on every machine that it is built for. */
const TICK_MS = 10;

/** CPU time of a process so far, ms: what other programs on the machine take is not in it. */
export function cpuTime(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const [user, system] = fields.slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}
