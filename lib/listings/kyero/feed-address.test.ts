import { feedAddress } from './feed-address';

const none = { user: '', password: '' };

it.each([
  ['https://crm.example/kyero.xml', 'https://crm.example/kyero.xml'],
  [' https://crm.example/kyero.xml?token=a ', 'https://crm.example/kyero.xml?token=a'],
  ['http://trusted.example:81/a.xml', 'http://trusted.example:81/a.xml'],
  ['http://crm.example/kyero.xml', null],
  ['ftp://crm.example/kyero.xml', null],
  ['/etc/passwd', null],
  ['crm.example/kyero.xml', null],
  ['', null],
  ['https://user:a%@crm.example/', null],
])('takes %s as %s', (address, expected) => {
  expect(feedAddress({ address, ...none }, ['trusted.example'])).toBe(expected);
});

it('puts user and password into it, whatever signs they have', () => {
  const address = feedAddress({ address: 'https://old:one@crm.example/a', user: 'ana@x', password: 'p%/:' }, []);
  const { password, username } = new URL(address ?? '');
  expect([decodeURIComponent(username), decodeURIComponent(password)]).toEqual(['ana@x', 'p%/:']);
});
