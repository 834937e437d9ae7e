/** `npm run doctor`: checks configuration and services. Changes and sends nothing; exit code 1 on a failure. */
import { sendCommand } from './command-client.mjs';
import { fail, requireNode } from './node-version.mjs';

requireNode();

const { rows, text, error, wasRunning } = await sendCommand({ command: 'doctor' });
if (error) fail(error);
console.log(
  wasRunning
    ? 'Checked by the running server: changes since its start apply after the next one.\n'
    : 'Checked by a server started for this, with the current configuration.\n',
);
console.log(text);
if (rows.broken > 0) fail(`${rows.broken} broken: see the lines above.`);
console.log('Nothing is broken.');
