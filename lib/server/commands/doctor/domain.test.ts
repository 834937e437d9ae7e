import { examineDomain } from './domain';

const env = { SITE_URL: 'https://www.agency.com', SMTP_URL: undefined };
const failure = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));

const said = async (read: Parameters<typeof examineDomain>[2]) =>
  (await examineDomain(env, 'info@agency.com', read)).map(({ about, state }) => `${about} ${state}`);

it('finds records of the domain that sends', async () => {
  const texts: Readonly<Record<string, readonly (readonly string[])[]>> = {
    'agency.com': [['google-site-verification=x'], ['v=spf1 include:', 'mail.example -all']],
    '_dmarc.agency.com': [['v=DMARC1; p=reject']],
  };
  const read = (name: string) => (texts[name] ? Promise.resolve(texts[name]) : failure('ENODATA'));
  expect(await said(read)).toEqual(['SPF good', 'DKIM good', 'DMARC good']);
});

it('tells the records to set', async () => {
  expect(await said(() => failure('ENOTFOUND'))).toEqual(['SPF advice', 'DKIM advice', 'DMARC advice']);
  expect(await said(() => Promise.resolve([['other']]))).toEqual(['SPF advice', 'DKIM good', 'DMARC advice']);
  const [spf, dkim, dmarc] = await examineDomain(env, 'info@agency.com', () => failure('ENOTFOUND'));
  expect([spf, dkim, dmarc].map((finding) => finding?.text.split('Set ')[1]?.split(' TXT')[0])).toEqual([
    'agency.com',
    'SELECTOR._domainkey.agency.com',
    '_dmarc.agency.com',
  ]);
});

it('says that DNS cannot be asked, and asks nothing of a reserved or local domain', async () => {
  expect(await said(() => failure('ETIMEOUT'))).toEqual(['SPF off', 'DKIM off', 'DMARC off']);
  const never = () => Promise.reject(new Error('asked'));
  expect(await examineDomain(env, 'info@agency.example', never)).toEqual([]);
  expect(await examineDomain({ ...env, SITE_URL: 'http://localhost:3000' }, 'info@agency.com', never)).toEqual([]);
});
