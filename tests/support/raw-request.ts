import net from 'node:net';

export type RawResponse = Readonly<{ status: number; headers: ReadonlyMap<string, readonly string[]>; body: string }>;

/** A custom head needs `Host` and `Connection: close`. */
export const sendRaw = (port: number, text: string): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = net.connect(port, 'localhost', () => socket.write(text, 'latin1'));
    socket.setTimeout(10_000, () => socket.destroy(new Error('the server did not close the connection')));
    socket.on('data', (part) => parts.push(part));
    socket.on('error', reject);
    socket.on('close', () => resolve(parse(Buffer.concat(parts).toString('latin1'))));
  });

export const rawRequest = (line: string, headers: Readonly<Record<string, string>> = {}, body = ''): string =>
  [
    `${line} HTTP/1.1`,
    ...Object.entries({ Host: 'localhost', Connection: 'close', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    ...(body ? [`Content-Length: ${Buffer.byteLength(body)}`] : []),
    '',
    body,
  ].join('\r\n');

function parse(text: string): RawResponse {
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = new Map<string, string[]>();
  for (const line of lines) {
    const [name = '', ...value] = line.split(':');
    const values = headers.get(name.toLowerCase()) ?? [];
    headers.set(name.toLowerCase(), [...values, value.join(':').trim()]);
  }
  return { status: Number(statusLine.split(' ')[1]), headers, body: text.slice(end + 4) };
}
