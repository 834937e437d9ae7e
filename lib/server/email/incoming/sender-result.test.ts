import { senderDoubt } from './sender-result';

const doubt = (results: string | null) => {
  const value = `mx.agency.example; ${results}`;
  const headers =
    results === null ? [] : [{ key: 'authentication-results', originalKey: 'Authentication-Results', value }];
  return senderDoubt({ headers }, 'clara@example.com');
};

it.each([
  [null, null],
  ['none', null],
  ['dkim=pass header.d=example.com; spf=fail smtp.mailfrom=list.example; dmarc=pass', null],
  ['dkim=pass header.d=example.com; spf=fail smtp.mailfrom=example.com', null],
  ['dkim=pass header.d=mail.example.com; spf=fail smtp.mailfrom=example.com; dmarc=fail', null],
  ['dkim=none; spf=none smtp.mailfrom=example.com', null],
  ['dkim=fail header.d=example.com; spf=softfail smtp.mailfrom=example.com', null],
  ['spf=fail smtp.mailfrom=forwarder.example; dmarc=pass header.from=example.com', null],
  ['dkim=none; spf=fail smtp.mailfrom=example.com', 'unproven'],
  ['dkim=pass header.d=list.example; spf=fail smtp.mailfrom=example.com', 'unproven'],
  ['dkim=none; spf=fail smtp.mailfrom=example.com; dmarc=none header.from=example.com', 'unproven'],
  ['dkim=none; spf=fail smtp.mailfrom=example.com; dmarc=temperror header.from=example.com', 'unproven'],
  ['dkim=pass header.d=evil.example; spf=pass smtp.mailfrom=evil.example; dmarc=fail', 'forged'],
  ['dkim=none; spf=fail smtp.mailfrom=example.com; dmarc=fail header.from=example.com', 'forged'],
])('judges what our server states of the sender: %s', (results, expected) => {
  expect(doubt(results)).toBe(expected);
});
