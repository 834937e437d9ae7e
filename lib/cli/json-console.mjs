/** Writes what Next and libraries print to the console as JSON lines of the log. */
import { format, stripVTControlCharacters } from 'node:util';

const LEVELS = { debug: 20, log: 30, info: 30, warn: 40, error: 50 };
const LEAST = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60, silent: Infinity };

/** Next's sign before an error. */
const FAILED = '⨯';

const least = LEAST[process.env.LOG_LEVEL] ?? LEAST.info;

/** The store of lib/delivery/request-ids.ts, which begins later. */
const requestId = () => globalThis[Symbol.for('site.requestIds')]?.getStore();

const textOf = (words) => stripVTControlCharacters(format(...words)).trim();

for (const [method, level] of Object.entries(LEVELS)) {
  console[method] = (...words) => {
    const id = requestId();
    // Next reports the same error to instrumentation.ts, which logs it.
    const shownLevel = id !== undefined && words[0] === FAILED ? LEVELS.debug : level;
    if (shownLevel < least) return;
    const error = words.find((word) => word instanceof Error);
    const text = textOf(words.filter((word) => word !== error));
    const line = {
      level: shownLevel,
      time: new Date().toISOString(),
      requestId: id,
      err: error && { type: error.name, message: error.message, stack: error.stack },
      msg: /[\p{L}\d]/u.test(text) ? text : (error?.message ?? text),
    };
    if (line.msg) process.stdout.write(`${JSON.stringify(line)}\n`);
  };
}

process.removeAllListeners('warning');
process.on('warning', (warning) => console.warn(warning));
