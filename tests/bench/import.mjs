/**
 * `node tests/bench/import.mjs [--homes 5000]`: what `listings:import` takes of the running server: seconds, and memory
 * against a feed of 50. Memory must not grow with the homes: that is what reading in pieces is for.
 */
import { execFileSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { metric, settingsIn, startInstance, temporaryFolder } from '../support/live/instance.mjs';
import { printTable } from '../support/live/table.mjs';

const MAX_SECONDS = 15;
const MAX_GROWTH_MB = 200;

const { values } = parseArgs({ options: { homes: { type: 'string', default: '5000' } } });
const folder = temporaryFolder('import');
const settings = settingsIn(folder);
const site = await startInstance(settings);
const memoryMb = async () => (await metric(site.url, 'process_resident_memory_bytes')) / 2 ** 20;

const few = await measure(50);
const many = await measure(Number(values.homes));
printTable('Importing a feed into the running server', [
  { ...few, isGood: true },
  {
    ...many,
    isGood: many['CPU (s)'] <= MAX_SECONDS && many['memory (MB)'] - few['memory (MB)'] <= MAX_GROWTH_MB,
  },
]);
await site.stop();

async function measure(homes) {
  const feed = path.join(folder, `feed-${homes}.xml`);
  writeFileSync(feed, feedOf(homes));
  const cpu = () => metric(site.url, 'process_cpu_seconds_total');
  const before = await cpu();
  execFileSync(process.execPath, ['lib/cli/import-listings.mjs', feed, '--to', `${folder}/homes-${homes}.json`], {
    env: { ...process.env, ...settings },
  });
  return {
    homes,
    'feed (MB)': Math.round(statSync(feed).size / 2 ** 20),
    'CPU (s)': Number(((await cpu()) - before).toFixed(1)),
    'memory (MB)': Math.round(await memoryMb()),
  };
}

function feedOf(homes) {
  const words =
    'A bright home between pines and the sea, with a terrace to the south and a kitchen one wants to cook in. ';
  const property = (number) => `  <property>
    <id>${number}</id>
    <date>2026-11-18 09:30:00</date>
    <ref>KY-${number}</ref>
    <price>${150_000 + (number % 900) * 1_000}</price>
    <currency>EUR</currency>
    <price_freq>sale</price_freq>
    <type>${['Villa', 'Apartment', 'Town House', 'Penthouse'][number % 4]}</type>
    <town>Dénia</town>
    <province>Alicante</province>
    <location><latitude>38.84</latitude><longitude>0.11</longitude></location>
    <beds>${number % 6}</beds>
    <baths>2</baths>
    <pool>1</pool>
    <surface_area><built>${60 + (number % 300)}</built><plot>800</plot></surface_area>
    <energy_rating><consumption>D</consumption><emissions>D</emissions></energy_rating>
    <desc>
      <en>${words.repeat(12)}</en>
      <es>${words.repeat(12)}</es>
      <de>${words.repeat(12)}</de>
    </desc>
    <features>${'<feature>Sea view</feature>'.repeat(8)}</features>
    <images>
${Array.from({ length: 20 }, (_, index) => `      <image id="${index + 1}"><url>https://pictures.example/${number}/${index + 1}.jpg</url></image>`).join('\n')}
    </images>
  </property>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<root>
  <kyero><feed_version>3</feed_version></kyero>
${Array.from({ length: homes }, (_, index) => property(index + 1)).join('\n')}
</root>
`;
}
