type RawPart = Readonly<{ type: string; content: string | Buffer; headers?: readonly string[] }>;

export type RawEmailFields = Readonly<{
  id: string;
  from: string;
  subject: string;
  to?: string;
  headers?: readonly string[];
  /** Plain text, or parts. */
  body: string | readonly RawPart[];
  /** Of several parts. */
  kind?: 'mixed' | 'alternative' | 'related';
}>;

const base64 = (content: string | Buffer) => Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n');

const partOf = ({ content, headers = [], type }: RawPart): string =>
  [`Content-Type: ${type}`, 'Content-Transfer-Encoding: base64', ...headers, '', base64(content)].join('\r\n');

/** Source of an email with the Message-ID `<id@test.example>`. */
export function rawEmail({ body, from, headers = [], id, kind = 'mixed', subject, to }: RawEmailFields): Buffer {
  const head = [
    ...headers,
    `From: ${from}`,
    `To: ${to ?? 'info@agency.example'}`,
    `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
    `Message-ID: <${id}@test.example>`,
    'Date: Fri, 27 Nov 2026 10:00:00 +0100',
    'MIME-Version: 1.0',
  ];
  const content =
    typeof body === 'string'
      ? [partOf({ type: 'text/plain; charset=utf-8', content: body })]
      : [
          `Content-Type: multipart/${kind}; boundary=bb`,
          '',
          ...body.map((part) => `--bb\r\n${partOf(part)}`),
          '--bb--',
        ];
  return Buffer.from([...head, ...content, ''].join('\r\n'));
}

export const filePart = (name: string, type: string, content: Buffer, headers?: readonly string[]) => ({
  type: `${type}; name="${name}"`,
  content,
  headers: headers ?? [`Content-Disposition: attachment; filename="${name}"`],
});
export const textPart = (content: string) => ({ type: 'text/plain; charset=utf-8', content });

export const calendarPart = (uid: string, method: string, attendee: string, state: string) => ({
  type: `text/calendar; charset=utf-8; method=${method}`,
  content: [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//T//T//EN', `METHOD:${method}`, 'BEGIN:VEVENT', `UID:${uid}`],
    ...['DTSTAMP:20261127T090000Z', 'DTSTART:20270118T110000Z', 'DTEND:20270118T113000Z', 'SUMMARY:Visita'],
    `ATTENDEE;PARTSTAT=${state}:mailto:${attendee}`,
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n'),
});

/** A delivery report about our email `sent` (a Message-ID with brackets) to an address. */
export function rawReport(
  id: string,
  { client, sent }: Readonly<{ client: string; sent: string }>,
  action: string,
): Buffer {
  const status = action === 'failed' ? '5.1.1' : '4.4.1';
  return rawEmail({
    ...{ id, from: 'Mail <mailer-daemon@mx.example>', subject: 'Undelivered', kind: 'mixed' },
    headers: ['Auto-Submitted: auto-replied', 'Return-Path: <>'],
    body: [
      textPart('This is a report.'),
      {
        type: 'message/delivery-status',
        content: `Reporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; ${client}\r\nAction: ${action}\r\nStatus: ${status}\r\n`,
      },
      { type: 'text/rfc822-headers', content: `Message-ID: ${sent}\r\nTo: ${client}\r\n` },
    ],
  });
}
