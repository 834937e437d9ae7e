/** `node tests/faults/hostile-clients.mjs`: slow clients and large bodies; others are served, memory is released. */
import { largeBodies, slowClients } from '../support/live/hostile-clients.mjs';
import { metric, settingsIn, startInstance, temporaryFolder } from '../support/live/instance.mjs';

const site = await startInstance(settingsIn(temporaryFolder('hostile')));
const memory = async () => Math.round((await metric(site.url, 'process_resident_memory_bytes')) / 1_000_000);
await slowClients(site, memory);
await largeBodies(site, memory);
await site.stop();
