type Variables = Readonly<Record<string, string | undefined>>;

/** `npm start` checks before it starts Next; `node server.js` reads only HOSTNAME. */
export function findListeningProblem({ NODE_ENV, BIND_HOST, HOSTNAME }: Variables): string | null {
  for (const [name, value] of Object.entries({ BIND_HOST, HOSTNAME })) {
    // Next would redirect to itself (vercel/next.js#94745).
    if (value === '127.0.0.1') return `${name} must not be 127.0.0.1: use localhost, 0.0.0.0 or nothing.`;
  }
  if (NODE_ENV !== 'production' || !BIND_HOST || BIND_HOST === HOSTNAME) return null;
  return `BIND_HOST is read by npm start alone: start that (node lib/cli/start.mjs), or set HOSTNAME=${BIND_HOST} too.`;
}
