/**
 * `npm run doctor`: what is configured and what is not, and whether what is configured works: mail server, database,
 * Klaviyo, reCAPTCHA, Google, Facebook, addresses, folders. The server does the work (./admin-client.mjs), the running
 * one with the configuration it has. Changes nothing, sends nothing; exit code 1 where something is broken.
 */
import { ask } from './admin-client.mjs';
import { fail, requireNode } from './node-version.mjs';

requireNode();

const { rows, text, error, wasRunning } = await ask({ command: 'doctor' });
if (error) fail(error);
console.log(
  wasRunning
    ? 'Asked the running server; what was changed since its start counts from its next one on.\n'
    : 'Asked a server that was started for this, with the configuration as it stands.\n',
);
console.log(text);
if (rows.broken > 0) fail(`${rows.broken} broken: see the lines above.`);
console.log('Nothing is broken.');
