/**
 * `node tests/faults/hostile-clients.mjs`: slow clients, directly and through nginx, and large bodies; others are
 * served.
 */
import { freePort } from '../../lib/cli/port.mjs';
import { largeBodies, slowClients } from '../support/live/hostile-clients.mjs';
import { metric, settingsIn, startInstance, temporaryFolder } from '../support/live/instance.mjs';
import { hasNginx, startNginx } from '../support/live/nginx.mjs';

const site = await startInstance(settingsIn(temporaryFolder('hostile'), { SITE_URL: 'https://localhost' }));
const memory = async () => Math.round((await metric(site.url, 'process_resident_memory_bytes')) / 1_000_000);
await slowClients(site, memory);
if (hasNginx) {
  const nginx = await startNginx([site.port, await freePort()]);
  await slowClients(nginx, memory, 'nginx');
  await nginx.stop();
} else {
  console.log('nginx with Brotli is not on this machine: slow clients through it were not tried.');
}
await largeBodies(site, memory);
await site.stop();
