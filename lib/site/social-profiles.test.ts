import { isSampleProfile } from './social-profiles';

const profile = (host: string) => ({ network: 'instagram', url: `https://${host}/agency` }) as const;

it.each(['instagram.example', 'www.example.com', 'a.test', 'b.invalid'])('%s is a sample', (host) =>
  expect(isSampleProfile(profile(host))).toBe(true),
);

it.each(['www.instagram.com', 'example.es', 'myexample.com', 'test.com'])('%s is none', (host) =>
  expect(isSampleProfile(profile(host))).toBe(false),
);
