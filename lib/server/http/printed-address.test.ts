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
