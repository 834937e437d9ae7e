import { mkdirSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { generatedFeed } from '../generated-feed.mjs';
import { settingsIn } from './instance.mjs';

/** Small, because encoding 2,000 large images takes longer than all measured work. */
const WIDTH = 400;
const HEIGHT = 267;

export async function startFeedServer(folder, { images, more = {} }) {
  const files = await makeImages(images);
  let feed = '';
  const server = http.createServer((request, response) => {
    const number = /^\/images\/(\d+)\.jpg/.exec(request.url)?.[1];
    if (number) return response.setHeader('content-type', 'image/jpeg').end(files[Number(number)]);
    response.setHeader('content-type', 'application/xml').end(feed);
  });
  await new Promise((resolve) => server.listen(0, resolve));
  const { port } = server.address();
  const url = `http://localhost:${port}`;
  const feedFolder = path.join(folder, 'feeds');
  mkdirSync(feedFolder, { recursive: true });
  return {
    feedUrl: `${url}/feed.xml`,
    settings: settingsIn(folder, { FEED_HOSTS: `localhost:${port}`, FEED_FOLDER: feedFolder, ...more }),
    /** Takes the options of `generatedFeed`. Returns the feed's size in bytes. */
    publish: (options) => {
      const { xml, yaml } = generatedFeed({ imageUrl: `${url}/images`, imageFiles: images, ...options });
      feed = xml;
      writeFileSync(path.join(feedFolder, 'crm.yaml'), yaml);
      return Buffer.byteLength(xml);
    },
    close: () => server.close(),
  };
}

async function makeImages(count) {
  const made = [];
  for (let number = 0; number < count; number += 1) {
    const small = Buffer.from(
      Array.from({ length: 24 * 16 * 3 }, (_, at) => (at * 7919 * (number + 1) + number) % 256),
    );
    const image = sharp(small, { raw: { width: 24, height: 16, channels: 3 } });
    made.push(await image.resize(WIDTH, HEIGHT, { kernel: 'cubic' }).jpeg({ quality: 80 }).toBuffer());
  }
  return made;
}
