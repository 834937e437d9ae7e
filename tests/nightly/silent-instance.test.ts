import { once } from 'node:events';
import http from 'node:http';
import http2 from 'node:http2';
import net, { type AddressInfo } from 'node:net';
import { hasNginx, startNginx } from '@/tests/support/live/nginx.mjs';

jest.setTimeout(100_000);

(hasNginx ? it : it.skip)(
  'gets a page from the other instance when one accepts requests and never answers',
  async () => {
    let connections = 0;
    const silent = net.createServer(() => (connections += 1)).listen(0, '127.0.0.1');
    const other = http.createServer((_, response) => response.end('page')).listen(0, '127.0.0.1');
    await Promise.all([once(silent, 'listening'), once(other, 'listening')]);
    const nginx = await startNginx([silent, other].map((server) => (server.address() as AddressInfo).port));
    const client = http2.connect(nginx.url, { rejectUnauthorized: false });
    const statuses = await Promise.all(
      ['/en/a', '/en/b', '/en/c'].map(async (path) => {
        const stream = client.request({ ':path': path });
        const [head] = (await once(stream, 'response')) as [http2.IncomingHttpHeaders];
        stream.close();
        return head[':status'];
      }),
    );
    client.close();
    await nginx.stop();
    other.close();
    silent.close();
    expect(connections).toBeGreaterThan(0);
    expect(statuses).toEqual([200, 200, 200]);
  },
);
