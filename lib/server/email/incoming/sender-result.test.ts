import { isForgedSender } from './sender-result';

const isForged = (results: string | null) => {
  const value = `mx.agency.example; ${results}`;
  const headers =
    results === null ? [] : [{ key: 'authentication-results', originalKey: 'Authentication-Results', value }];
  return isForgedSender({ headers }, 'clara@example.com');
};

it.each([
  [null, false],
  ['none', false],
  ['dkim=pass header.d=example.com; spf=fail smtp.mailfrom=list.example; dmarc=pass', false],
  ['dkim=none; spf=none smtp.mailfrom=example.com', false],
  ['dkim=fail header.d=example.com; spf=softfail smtp.mailfrom=example.com', false],
  ['dkim=pass header.d=evil.example; spf=pass smtp.mailfrom=evil.example; dmarc=fail', true],
  ['dkim=none; spf=fail smtp.mailfrom=example.com', true],
  ['spf=fail smtp.mailfrom=forwarder.example; dmarc=pass header.from=example.com', false],
])('judges what our server states of the sender: %s', (results, expected) => {
  expect(isForged(results)).toBe(expected);
});
