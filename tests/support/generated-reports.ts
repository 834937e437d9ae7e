import { seededNumbers } from './seeded-numbers.mjs';

export type GeneratedReport = Readonly<{ title: string; source: string; automatic: string | null; words: string }>;

const next = seededNumbers(34_643_834);
const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(next() * items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
};
const chance = (share: number): boolean => next() < share;

/** Names of fields and keywords are case-insensitive (RFC 5322, 2.2; RFC 3464, 2.1.1). */
const inSomeCase = (text: string): string =>
  pick([
    (one: string) => one,
    (one: string) => one.toLowerCase(),
    (one: string) => one.toUpperCase(),
    (one: string) => [...one].map((sign) => (chance(0.5) ? sign.toUpperCase() : sign.toLowerCase())).join(''),
  ])(text);

/** Comments may stand between tokens and may nest. */
const comment = (): string => pick(['', '', ' (a comment)', ' (one (nested; =) "quoted" two)', ' (with \\) escaped)']);
const blank = (): string => pick([' ', '', '  ', '\t', '\r\n ', '\r\n\t']);
const field = (name: string, value: string): string => `${inSomeCase(name)}:${blank()}${value}\r\n`;
const headers = (lines: readonly string[]): string => [...lines].sort(() => (chance(0.5) ? 1 : -1)).join('');

/** Forms of `boundary` (RFC 2046, 5.1.1). */
function boundaryOf(): Readonly<{ value: string; parameter: string }> {
  const value = pick(['b1', "----=_Part_1_22'()+_,-./:=?", '=_8f2c.1764', 'x'.repeat(70), 'AbC==']);
  const needsQuotes = /[^\w.-]/.test(value);
  return { value, parameter: needsQuotes || chance(0.5) ? `"${value}"` : value };
}

const charsets = ['us-ascii', 'utf-8', '"UTF-8"', 'iso-8859-1', 'windows-1252'];
const words = 'This is what the program says to people.';

const textPart = (): string =>
  `${field('Content-Type', `${inSomeCase('text/plain')};${blank()}charset=${pick(charsets)}`)}${chance(0.3) ? field('Content-Disposition', 'inline') : ''}\r\n${words}\r\n`;

const original = (): string =>
  pick([
    `${field('Content-Type', 'message/rfc822')}\r\nFrom: Agency <info@agency.example>\r\nSubject: Sent\r\nMessage-ID: <a@b>\r\n\r\nOur words.\r\n`,
    `${field('Content-Type', 'text/rfc822-headers')}\r\nFrom: Agency <info@agency.example>\r\nMessage-ID: <a@b>\r\n`,
    '',
  ]);

function multipart(type: string, parts: readonly string[]): string {
  const { parameter, value } = boundaryOf();
  const parameters = [type.split(';')[1] ?? '', `boundary=${parameter}`].filter(Boolean);
  const order = chance(0.5) ? parameters : parameters.toReversed();
  const head = [inSomeCase(type.split(';')[0] ?? ''), ...order].join(`${comment()};${blank()}`);
  const ends = pick(['\r\n', '\r\nAn epilogue.\r\n', '\r\n\r\n']);
  const preamble = pick(['', 'This is a MIME message.\r\n']);
  const body = parts.filter(Boolean).map((part) => `--${value}${pick(['', ' ', '\t'])}\r\n${part}\r\n`);
  return `${field('Content-Type', head)}MIME-Version: 1.0\r\n\r\n${preamble}${body.join('')}--${value}--${ends}`;
}

/** A report, alone or below what a mailing list or gateway adds. */
function inEmail(headerLines: readonly string[], report: string): string {
  const nested = chance(0.3);
  const body = nested ? multipart('multipart/mixed', chance(0.5) ? [report, footer] : [report]) : report;
  return `${headers(headerLines)}${body}`;
}
const footer = 'Content-Type: text/plain\r\n\r\n-- \r\nA footer\r\n';

const person = () => `${pick(['Clara', '"Clara (home)"', '=?utf-8?q?Clar=C3=A1?='])} <clara@example.com>`;
const daemon = () =>
  pick(['MAILER-DAEMON@mx.example', 'Mail Delivery System <MAILER-DAEMON@mx.example>', '<postmaster@mx.example>']);
const returnPath = () => (chance(0.8) ? [field('Return-Path', '<>')] : []);
const submitted = () => (chance(0.6) ? [field('Auto-Submitted', `${inSomeCase('auto-replied')}${comment()}`)] : []);

const outcomes = {
  failed: 'bounce',
  delayed: 'delayed',
  delivered: 'delivered',
  relayed: 'delivered',
  expanded: 'delivered',
} as const;
type Action = keyof typeof outcomes;
const statuses: Readonly<Record<Action, readonly string[]>> = {
  failed: ['5.1.1', '5.2.2', '5.7.1', '4.4.7'],
  delayed: ['4.4.1', '4.4.7', '4.0.0'],
  delivered: ['2.0.0', '2.1.5'],
  relayed: ['2.0.0'],
  expanded: ['2.1.5'],
};

function recipient(action: Action, address: string): string {
  const type = pick(['rfc822', 'RFC822', 'utf-8']);
  const shown = `${type};${pick([' ', '', '  '])}${pick([address, `<${address}>`])}`;
  const fields = [
    ...(chance(0.4) ? [field('Original-Recipient', shown)] : []),
    field('Final-Recipient', `${shown}${comment()}`),
    field('Action', `${inSomeCase(action)}${comment()}`),
    field('Status', `${pick(statuses[action])}${comment()}`),
    ...(chance(0.5) ? [field('Remote-MTA', 'dns; mx.example.org')] : []),
    ...(chance(0.5) ? [field('Diagnostic-Code', 'smtp; 550 what the server said\r\n over two lines')] : []),
    ...(chance(0.3) ? [field('X-Further', 'something: else; (here)')] : []),
  ];
  return headers(fields);
}

function deliveryReport(): GeneratedReport {
  const action = pick(Object.keys(outcomes) as Action[]);
  const others = Array.from({ length: pick([0, 0, 1, 2]) }, () => pick(['delivered', 'relayed'] as const));
  const actions = chance(0.5) ? [action, ...others] : [...others, action];
  const groups = actions.map((one, at) => recipient(one, `r${at}@example.com`));
  const message = headers([
    field('Reporting-MTA', 'dns; mx.example'),
    ...(chance(0.5) ? [field('Arrival-Date', 'Fri, 27 Nov 2026 10:00:00 +0100')] : []),
  ]);
  const content = [message, ...groups].join('\r\n');
  const encodings = [
    ['7bit', content],
    ['base64', Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n')],
  ] as const;
  const [encoding, encoded] = pick(encodings);
  const status = `${field('Content-Type', inSomeCase('message/delivery-status'))}${encoding === 'base64' ? field('Content-Transfer-Encoding', encoding) : ''}\r\n${encoded}\r\n`;
  const parts = [textPart(), status, original()];
  const order = chance(0.8) ? parts : [status, textPart(), original()];
  const type = `multipart/report;report-type=${pick(['delivery-status', '"delivery-status"', 'DELIVERY-STATUS'])}`;
  const lines = [field('From', daemon()), field('Subject', 'A report'), ...returnPath(), ...submitted()];
  return {
    title: `delivery: ${actions.join(', ')}`,
    source: inEmail(lines, multipart(type, order)),
    automatic: outcomes[action],
    words,
  };
}

function receipt(): GeneratedReport {
  const disposition = pick(['displayed', 'deleted', 'dispatched', 'processed', 'denied', 'failed']);
  const mode = pick([
    'manual-action/MDN-sent-manually',
    'automatic-action/MDN-sent-automatically',
    'automatic-action/MDN-sent-manually',
  ]);
  const modifier = pick(['', '', '/error', '/warning']);
  const fields = [
    field('Reporting-UA', 'mail.example; Client 1.0'),
    field('Final-Recipient', 'rfc822;clara@example.com'),
    field('Original-Message-ID', '<a@b>'),
    field(
      'Disposition',
      `${inSomeCase(mode)};${pick([' ', '', '\r\n '])}${inSomeCase(disposition)}${modifier}${comment()}`,
    ),
  ];
  const part = `${field('Content-Type', 'message/disposition-notification')}\r\n${headers(fields)}`;
  const type = `multipart/report;report-type=${pick(['disposition-notification', '"disposition-notification"'])}`;
  const lines = [field('From', person()), field('Subject', 'Read: S'), ...returnPath()];
  const source = inEmail(lines, multipart(type, [textPart(), part, original()]));
  return {
    title: `receipt: ${disposition}`,
    source,
    automatic: disposition === 'displayed' ? 'read' : 'receipt',
    words,
  };
}

function feedback(): GeneratedReport {
  const type = pick(['abuse', 'not-spam', 'fraud', 'auth-failure']);
  const part = `${field('Content-Type', 'message/feedback-report')}\r\n${headers([field('Feedback-Type', `${inSomeCase(type)}${comment()}`), field('User-Agent', 'Some/1.0'), field('Version', '1')])}`;
  const lines = [field('From', 'feedback@isp.example'), field('Subject', 'FW: S')];
  const source = inEmail(
    lines,
    multipart('multipart/report;report-type=feedback-report', [textPart(), part, original()]),
  );
  return { title: `feedback: ${type}`, source, automatic: type === 'abuse' ? 'complaint' : 'reply', words };
}

function answer(): GeneratedReport {
  const keyword = pick(['auto-replied', 'auto-generated', 'auto-notified', 'no', 'x-vacation']);
  const parameter = pick(['', '', '; owner-email="clara@example.com"', '; x-type=vacation']);
  const value = `${pick(['', '(first) '])}${inSomeCase(keyword)}${comment()}${keyword === 'no' ? '' : parameter}`;
  const path = keyword === 'no' ? [] : returnPath();
  const lines = [
    field('Auto-Submitted', value),
    field('From', person()),
    field('Subject', pick(['Re: S', 'Automatic reply: S', 'Respuesta automática: S'])),
    ...path,
    ...(chance(0.3) ? [field('Precedence', 'bulk')] : []),
    ...(chance(0.3) ? [field('X-Auto-Response-Suppress', 'All')] : []),
  ];
  const body = chance(0.5) ? textPart() : multipart('multipart/alternative', [textPart()]);
  return {
    title: `answer: ${keyword}`,
    source: `${headers(lines)}${body}`,
    automatic: keyword === 'no' ? null : 'reply',
    words,
  };
}

const makers = [deliveryReport, receipt, answer, deliveryReport, answer, feedback] as const;

/** Reports and automatic answers by the grammars of RFC 3464, 8098, 5965 and 3834; always the same. */
export const generatedReports: readonly GeneratedReport[] = Array.from({ length: 220 }, (_, at) =>
  (makers[at % makers.length] ?? answer)(),
);
