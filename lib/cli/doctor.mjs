/** `npm run doctor`: checks configuration and services. Changes and sends nothing; exit code 1 on a failure. */
import { sendCommand } from './command-client.mjs';
import { fail, requireNode } from './node-version.mjs';

requireNode();

const { rows, text, error, wasRunning } = await sendCommand({ command: 'doctor' });
if (error) fail(error);
console.log(
  wasRunning
    ? 'Checked by the running server; what was changed since its start counts from its next one on.\n'
    : 'Checked by a server that was started for this, with the configuration as it stands.\n',
);
console.log(text);
if (rows.broken > 0) fail(`${rows.broken} broken: see the lines above.`);
console.log('Nothing is broken.');
