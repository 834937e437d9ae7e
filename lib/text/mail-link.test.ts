import { linkToken, readLink } from './mail-link';

const token = 'aB-1_'.padEnd(43, 'x');

it.each([undefined, null, '', token.slice(1), `${token}x`, `${token.slice(1)}.`, [token], { length: 43 }])(
  'refuses %j as a token',
  (value) => expect(linkToken(value)).toBeNull(),
);

it.each([
  ['the button under a link as it was mailed', { token }, { token, outcome: null }],
  ['the button again after a failure', { token, outcome: 'failed' }, { token, outcome: 'failed' }],
  ['what was done', { outcome: 'done' }, { token: null, outcome: 'done' }],
  ['that a link is bad', { token: 'x' }, { token: null, outcome: 'bad' }],
  ['that a link is bad where nothing is given', {}, { token: null, outcome: 'bad' }],
  ['no button beside an outcome it does not know', { token, outcome: 'other' }, { token: null, outcome: 'bad' }],
  ['no button where there are two links', { token: [token, token] }, { token: null, outcome: 'bad' }],
])('shows %s', (_what, query, shown) => expect(readLink(query)).toEqual(shown));
