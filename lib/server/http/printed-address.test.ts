import { printedAddress, withPrintedAddresses } from './printed-address';

it.each([
  ['http://user:geheim42@127.0.0.1:9/x.xml?token=hush7', 'http://127.0.0.1:9/x.xml'],
  ['HTTPS://geheim42@crm.example/x.xml#hush7', 'https://crm.example/x.xml'],
  ['https://crm.example/x.xml?token=hush7#geheim42', 'https://crm.example/x.xml'],
  ['https://user:geheim42%40hush7@crm.example/', 'https://crm.example/'],
  ['https://user:geheim42 hush7@crm.example/', 'https://crm.example/'],
  ['http://user:geheim42@crm.example:port/hush7', 'an address that cannot be read'],
  ['ftp://user:geheim42@crm.example/x.xml', 'ftp://crm.example/x.xml'],
  ['http:/user:geheim42@crm.example/x.xml?token=hush7', 'http://crm.example/x.xml'],
  ['http:user:geheim42@crm.example/x.xml', 'http://crm.example/x.xml'],
  ['//user:geheim42@crm.example/x.xml?token=hush7', '//crm.example/x.xml'],
  ['user:geheim42@crm.example/x.xml?token=hush7', 'crm.example/x.xml'],
  // Agency software puts keys in the path.
  ['https://crm.example/xml/9f86d081884c7d659a2feaa0c55ad015/kyero.xml', 'https://crm.example/xml/…/kyero.xml'],
  ['https://crm.example/9f86d081884c7d659a2feaa0c55ad015.xml', 'https://crm.example/….xml'],
  ['https://crm.example/f/123e4567-e89b-12d3-a456-426614174000', 'https://crm.example/f/…'],
  ['https://crm.example/AbC9dEf8GhI7jKl6MnO5/kyero', 'https://crm.example/…/kyero'],
  ['https://crm.example/token/hush7/kyero.xml', 'https://crm.example/token/…/kyero.xml'],
  ['https://crm.example/kyero;token=hush7;lang=es', 'https://crm.example/kyero;token=…;lang=es'],
  ['crm.example/key/hush7', 'crm.example/key/…'],
  ['https://crm.example/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.hush7', 'https://crm.example/…'],
  ['https://crm.example/Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MA==/kyero.xml', 'https://crm.example/…/kyero.xml'],
  ['https://crm.example/Inmuebles_2026_Costa_Blanca_v3.xml', 'https://crm.example/Inmuebles_2026_Costa_Blanca_v3.xml'],
  ['https://crm.example/costa-blanca-2026-11-18-export.xml', 'https://crm.example/costa-blanca-2026-11-18-export.xml'],
  [
    'https://crm.example/clientes/1234567/Inmuebles_2026.xml',
    'https://crm.example/clientes/1234567/Inmuebles_2026.xml',
  ],
  [
    'https://cdn.example/9f86d081884c7d659a2feaa0c55ad015.jpg',
    'https://cdn.example/9f86d081884c7d659a2feaa0c55ad015.jpg',
  ],
  ['/srv/feeds/crm@2.xml', '/srv/feeds/crm@2.xml'],
  ['feeds/crm.xml', 'feeds/crm.xml'],
])('prints %s as %s', (address, printed) => {
  expect(printedAddress(address)).toBe(printed);
});

it('prints every address in a text', () => {
  expect(withPrintedAddresses('There is no file http:/user:geheim42@crm.example/x.xml.')).not.toContain('geheim42');
  const text = 'must begin with http, is “ftp://user:geheim42@crm.example/1.jpg”, not https://crm.example/?token=hush7';
  expect(withPrintedAddresses(text)).toBe(
    'must begin with http, is “ftp://crm.example/1.jpg”, not https://crm.example/',
  );
});
