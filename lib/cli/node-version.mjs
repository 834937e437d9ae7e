const OLDEST = [20, 19];

/** Runs on any Node with ES modules. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  fail(
    `This needs Node ${OLDEST.join('.')} or newer and runs on ${process.versions.node}: install it from nodejs.org (24 is recommended) and try again.`,
  );
}

export function fail(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}
