import { clientAddress } from './client-address';

const address = (headers: Record<string, string>, hops: number) => clientAddress(new Headers(headers), hops);

it.each([
  // Without a trusted proxy, only the socket address is reliable.
  [{ 'x-peer-address': '203.0.113.7', 'x-forwarded-for': '1.1.1.1' }, 0, '203.0.113.7'],
  [{ 'x-forwarded-for': '1.1.1.1, 203.0.113.7' }, 0, '203.0.113.7'],
  // The last entry is from the proxy; the client can forge earlier ones.
  [{ 'x-peer-address': '127.0.0.1', 'x-forwarded-for': '9.9.9.9, 203.0.113.7' }, 1, '203.0.113.7'],
  [{ 'x-peer-address': '127.0.0.1', 'x-forwarded-for': '203.0.113.7' }, 1, '203.0.113.7'],
  [{ 'x-forwarded-for': '9.9.9.9, 203.0.113.7, 10.0.0.2' }, 2, '203.0.113.7'],
  // The request bypassed the proxy.
  [{ 'x-peer-address': '203.0.113.7' }, 1, '203.0.113.7'],
  [{ 'x-forwarded-for': '203.0.113.7' }, 3, 'unknown'],
  [{ 'x-peer-address': '::ffff:203.0.113.7' }, 0, '203.0.113.7'],
  // One household controls the whole second half of an IPv6 address.
  [{ 'x-peer-address': '2001:db8:0:1::1' }, 0, '2001:db8:0:1'],
  [{ 'x-peer-address': '2001:DB8:0:1:ffff:ffff:ffff:ffff' }, 0, '2001:db8:0:1'],
  [{ 'x-peer-address': '::1' }, 0, '0:0:0:0'],
  [{ 'x-forwarded-for': '[2001:db8::1]' }, 1, '2001:db8:0:0'],
  // Some proxies append the port.
  [{ 'x-forwarded-for': '9.9.9.9:1, 203.0.113.7:51234' }, 1, '203.0.113.7'],
  [{ 'x-forwarded-for': '[2001:db8::1]:51234' }, 1, '2001:db8:0:0'],
  [{ 'x-forwarded-for': '[::ffff:203.0.113.7]:51234' }, 1, '203.0.113.7'],
  [{ 'x-forwarded-for': '2001:db8::1:443' }, 1, '2001:db8:0:0'],
  [{ 'x-forwarded-for': '203.0.113.7:port' }, 1, 'unknown'],
  [{ 'x-forwarded-for': '<script>' }, 1, 'unknown'],
  [{}, 0, 'unknown'],
])('%p behind %i proxies is %s', (headers, hops, expected) => {
  expect(address(headers as Record<string, string>, hops)).toBe(expected);
});
