const site = Number(process.env.E2E_PORT ?? 3200);

export const ports = {
  site,
  smtp: site + 1,
  google: site + 2,
  facebook: site + 3,
  control: site + 4,
  imap: site + 5,
  delivery: site + 6,
};

export const secrets = {
  auth: 'a secret for tests and for nothing else, long enough',
  google: { id: 'google-client', secret: 'google-secret-for-tests' },
  facebook: { id: 'facebook-client', secret: 'facebook-secret-for-tests' },
};
