import { parseEnvironment } from './schema';

describe('parseEnvironment', () => {
  it('needs nothing: every variable has a safe default', () => {
    expect(parseEnvironment({})).toEqual({
      NODE_ENV: 'development',
      SITE_URL: 'http://localhost:3000',
      LOG_LEVEL: 'info',
      TRUSTED_PROXY_HOPS: 0,
      DATABASE_URL: 'file:./data/db',
      DATABASE_POOL: 10,
      SMTP_ALLOW_PLAINTEXT: false,
      MAIL_FOLDER: './data/outbox',
      NEWSLETTER_PER_SECOND: 5,
      SESSION_IDLE_SECONDS: 604_800,
      SESSION_SECONDS: 2_592_000,
      VERIFY_LINK_SECONDS: 86_400,
      RESET_LINK_SECONDS: 1_800,
      SIGN_IN_WINDOW_SECONDS: 300,
      STORAGE_URL: 'file:./data/storage',
      AWS_REGION: 'us-east-1',
      ENCRYPTION_KEYS: [],
      FEEDS: [],
      FEED_FOLDER: './data/feeds',
      FEED_HOSTS: [],
    });
  });

  it('treats an empty variable as unset', () => {
    expect(parseEnvironment({ SITE_URL: '', LOG_LEVEL: '' }).SITE_URL).toBe('http://localhost:3000');
  });

  it('drops the slash at the end of the address', () => {
    expect(parseEnvironment({ SITE_URL: 'https://www.example.com/' }).SITE_URL).toBe('https://www.example.com');
  });

  it.each([
    ['SITE_URL', 'example.com'],
    ['SITE_URL', 'ftp://example.com'],
    ['LOG_LEVEL', 'loud'],
    ['TRUSTED_PROXY_HOPS', 'one'],
    ['TRUSTED_PROXY_HOPS', '-1'],
    ['TRUSTED_PROXY_HOPS', '1.5'],
    ['NODE_ENV', 'live'],
    ['DATABASE_URL', './data/db'],
    ['DATABASE_URL', 'file:'],
    ['DATABASE_URL', 'file:///data/db'],
    ['DATABASE_URL', 'mysql://localhost/site'],
    ['DATABASE_URL', 'postgres://'],
    ['DATABASE_POOL', '0'],
    ['DATABASE_POOL', '101'],
    ['DATABASE_POOL', 'ten'],
    ['BOOKING_WIDGET_URL', 'http://calendar.example.com'],
    ['BOOKING_WIDGET_URL', 'javascript:alert(1)'],
    ['RECAPTCHA_VERIFY_URL', 'https://evil.example/verify'],
    ['KLAVIYO_API_URL', 'http://10.0.0.1'],
    ['KLAVIYO_API_URL', 'nowhere'],
    ['AUTH_SECRET', 'short'],
    ['NEXTAUTH_SECRET', 'k'.repeat(31)],
    ['SMTP_URL', 'mail.example.com'],
    ['INBOX_URL', 'imaps://mail.example.com/INBOX'],
    ['INBOX_URL', 'https://user:password@mail.example.com'],
    ['INBOX_ADDRESS', 'Answers <answers@example.com>'],
    ['INBOX_ADDRESS', 'answers-to-all-of-the-agency@example.com'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_ALLOW_PLAINTEXT', 'yes'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'A <a@example.com>, B <b@example.com>'],
    ['MAIL_FROM', 'A <a@example.com>\r\nBcc: b@example.com'],
    ['GOOGLE_ISSUER', 'https://accounts.google.com.evil.example'],
    ['GOOGLE_ISSUER', 'http://localhost.evil.example'],
    ['GOOGLE_ISSUER', 'http://localhost@evil.example'],
    ['FACEBOOK_ORIGIN', 'ftp://localhost'],
    ['SESSION_IDLE_SECONDS', '0'],
    ['SESSION_IDLE_SECONDS', '60'],
    ['SESSION_IDLE_SECONDS', '119'],
    ['SESSION_SECONDS', '2592001'],
    ['RESET_LINK_SECONDS', 'soon'],
    ['STORAGE_URL', './data/storage'],
    ['STORAGE_URL', 's3://'],
    ['STORAGE_URL', 's3://bucket/../other'],
    ['STORAGE_URL', 'https://s3.example.com/bucket'],
    ['AWS_ENDPOINT_URL_S3', 's3.example.com'],
    ['FEED_HOSTS', 'https://crm.internal/feed.xml'],
    ['FEED_HOSTS', 'crm.internal,'],
    ['IDEALISTA_CUSTOMER_CODE', 'ilc123'],
  ])('names %s when it is %p', (name, value) => {
    expect(() => parseEnvironment({ [name]: value })).toThrow(new RegExp(`${name} `));
  });

  it.each([
    'file:./data/db',
    'file:/srv/site/db',
    'postgres://u:p@db:5432/site',
    'postgresql://db/site?sslmode=require',
  ])('accepts %s as a database', (url) => {
    expect(parseEnvironment({ DATABASE_URL: url }).DATABASE_URL).toBe(url);
  });

  it.each([
    ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
    ['KLAVIYO_LIST_ID', 'KLAVIYO_API_KEY'],
  ])('requires %s and %s together', (one, other) => {
    expect(() => parseEnvironment({ [one]: 'x' })).toThrow(new RegExp(`${other} `));
    expect(() => parseEnvironment({ [other]: 'x' })).toThrow(new RegExp(`${one} `));
    expect(parseEnvironment({ [one]: 'x', [other]: 'y' })).toMatchObject({ [one]: 'x', [other]: 'y' });
  });

  it('requires both keys of a bucket', () => {
    const bucket = { STORAGE_URL: 's3://homes/photos', AWS_ACCESS_KEY_ID: 'id' };
    expect(() => parseEnvironment(bucket)).toThrow(/AWS_SECRET_ACCESS_KEY is needed/);
    expect(parseEnvironment({ ...bucket, AWS_SECRET_ACCESS_KEY: 'key' }).STORAGE_URL).toBe('s3://homes/photos');
  });

  it('reads the hosts of feeds', () => {
    expect(parseEnvironment({ FEED_HOSTS: 'CRM.internal, localhost:9000,[::1]:80' }).FEED_HOSTS).toEqual([
      'crm.internal',
      'localhost:9000',
      '[::1]:80',
    ]);
  });

  it('accepts the shortest safe idle time', () => {
    expect(parseEnvironment({ SESSION_IDLE_SECONDS: '120' }).SESSION_IDLE_SECONDS).toBe(120);
  });

  it('names every invalid variable at once', () => {
    expect(() => parseEnvironment({ SITE_URL: 'x', LOG_LEVEL: 'y' })).toThrow(/SITE_URL[\s\S]*LOG_LEVEL/);
  });

  it.each([
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET'],
    [{ GOOGLE_CLIENT_SECRET: 'key' }, 'GOOGLE_CLIENT_ID'],
    [{ FACEBOOK_CLIENT_ID: 'id', FACEBOOK_CLIENT_SECRET: '' }, 'FACEBOOK_CLIENT_SECRET'],
  ])('names the missing half of a pair in %p: %s', (variables, name) => {
    expect(() => parseEnvironment(variables)).toThrow(new RegExp(`${name} must be set`));
  });

  it.each(['smtp://localhost:1025', 'smtps://user:p%40ss@mail.example.com:465'])(
    'accepts %s as a mail server',
    (url) => {
      expect(parseEnvironment({ SMTP_URL: url }).SMTP_URL).toBe(url);
    },
  );

  it.each([
    [undefined, false],
    ['false', false],
    ['true', true],
  ])('allows plaintext if SMTP_ALLOW_PLAINTEXT is %p: %p', (value, expected) => {
    expect(parseEnvironment({ SMTP_ALLOW_PLAINTEXT: value }).SMTP_ALLOW_PLAINTEXT).toBe(expected);
  });

  it.each(['info@example.com', 'Cerdà & Mar <info@example.com>'])('accepts %s as a sender', (from) => {
    expect(parseEnvironment({ MAIL_FROM: from }).MAIL_FROM).toBe(from);
  });

  it('reads feeds by name and address', () => {
    expect(parseEnvironment({ FEEDS: 'crm=https://crm.example/a=b.xml  old=http://old.example' }).FEEDS).toEqual([
      { name: 'crm', address: 'https://crm.example/a=b.xml' },
      { name: 'old', address: 'http://old.example' },
    ]);
  });

  it.each(['https://crm.example/', 'CRM=https://crm.example/', 'crm=ftp://crm.example/', 'a=http://x a=http://y'])(
    'refuses the feeds %j',
    (FEEDS) => {
      expect(() => parseEnvironment({ FEEDS })).toThrow(/FEEDS must/);
    },
  );
});
