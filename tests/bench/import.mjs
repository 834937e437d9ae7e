/**
 * What importing a feed of 5,000 homes takes: CPU time (others may be busy on the machine) and memory of the command itself, against a feed of 50, which shows
 * what starting Node costs. Memory must not grow with the homes: that is what reading in pieces is for.
 *
 *   node tests/bench/import.mjs [--homes 5000]
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

const MAX_SECONDS = 15;
const MAX_GROWTH_MB = 200;
const FEW = 50;

const { values } = parseArgs({ options: { homes: { type: 'string', default: '5000' } } });
const folder = mkdtempSync(path.join(tmpdir(), 'import-bench-'));

try {
  const few = measure(FEW);
  const many = measure(Number(values.homes));
  for (const { homes, feedMb, seconds, memoryMb } of [few, many]) {
    console.log(
      `${String(homes).padStart(6)} homes, feed of ${feedMb.toFixed(1)} MB: ${seconds.toFixed(1)} s of CPU, ${memoryMb.toFixed(0)} MB at most`,
    );
  }
  const growth = many.memoryMb - few.memoryMb;
  console.log(
    `each thousand homes: ${(((many.seconds - few.seconds) / (many.homes - few.homes)) * 1000).toFixed(2)} s`,
  );
  if (many.seconds > MAX_SECONDS || growth > MAX_GROWTH_MB) {
    console.error(`Must take at most ${MAX_SECONDS} s and ${MAX_GROWTH_MB} MB more than ${FEW} homes.`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}

function measure(homes) {
  const feed = path.join(folder, `feed-${homes}.xml`);
  writeFileSync(feed, feedOf(homes));
  const report = path.join(folder, 'memory.mjs');
  writeFileSync(
    report,
    `process.on('exit', () => {
      const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
      process.stderr.write('\\nused ' + maxRSS + ' ' + (userCPUTime + systemCPUTime));
    });`,
  );
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      './tests/support/typescript-loader.mjs',
      '--import',
      report,
      'lib/cli/import-listings.mjs',
      feed,
      '--to',
      path.join(folder, `homes-${homes}.json`),
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  const [, memory, cpu] = /used (\d+) (\d+)/.exec(stderr) ?? [];
  return {
    homes,
    feedMb: statSync(feed).size / 2 ** 20,
    seconds: Number(cpu) / 1_000_000,
    memoryMb: Number(memory) / 1024,
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
