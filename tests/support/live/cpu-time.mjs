import { readFileSync } from 'node:fs';

/** Linux uses 100 ticks per second on all supported machines. */
const TICK_MS = 10;

/** Returns the CPU time of a process in ms, excluding other programs. */
export function cpuTime(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const [user, system] = fields.slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}
