import { refusalKind, serverWords, type RefusalKind } from './refusal';

/** Replies to RCPT TO and DATA, as each server words them. */
const replies: readonly (readonly [server: string, words: string, kind: RefusalKind])[] = [
  [
    'Google',
    "550-5.1.1 The email account that you tried to reach does not exist. Please try\n550-5.1.1 double-checking the recipient's email address for typos or\n550-5.1.1 unnecessary spaces. For more information, go to\n550 5.1.1  https://support.google.com/mail/?p=NoSuchUser ffacd0b85a97d-3a4 - gsmtp",
    'noMailbox',
  ],
  [
    'Google',
    '550-5.2.1 The email account that you tried to reach is inactive. For more\n550 5.2.1 information, go to https://support.google.com/mail/?p=DisabledUser - gsmtp',
    'other',
  ],
  [
    'Google',
    "552-5.2.2 The recipient's inbox is out of storage space. Please direct the recipient to\n552 5.2.2 https://support.google.com/mail/?p=OverQuotaPerm - gsmtp",
    'other',
  ],
  [
    'Google',
    '550-5.7.1 [192.0.2.10      12] Gmail has detected that this message is likely\n550-5.7.1 unsolicited mail. To reduce the amount of spam sent to Gmail, this message\n550-5.7.1 has been blocked. For more information, go to\n550 5.7.1  https://support.google.com/mail/?p=UnsolicitedMessageError - gsmtp',
    'sender',
  ],
  [
    'Google',
    '550-5.7.26 This mail has been blocked because the sender is unauthenticated.\n550-5.7.26 Gmail requires all senders to authenticate with either SPF or DKIM.\n550 5.7.26  DKIM = did not pass SPF [agency.example] with ip: [192.0.2.10] = did not pass - gsmtp',
    'sender',
  ],
  [
    'Google',
    '550-5.7.25 [192.0.2.10] The IP address sending this message does not have a PTR\n550-5.7.25 record setup, or the corresponding forward DNS entry does not match the\n550 5.7.25 sending IP. - gsmtp',
    'sender',
  ],
  [
    'Google',
    '550-5.7.1 [192.0.2.10] The IP you are using to send mail is not authorized to\n550-5.7.1 send email directly to our servers. Please use the SMTP relay at your\n550 5.7.1 service provider instead. - gsmtp',
    'sender',
  ],
  [
    'Google',
    '552-5.7.0 This message was blocked because its content presents a potential\n552-5.7.0 security issue. To review our message content and attachment content guidelines, go to\n552 5.7.0  https://support.google.com/mail/?p=BlockedMessage - gsmtp',
    'other',
  ],
  ['Google', "552-5.3.4 Your message exceeded Google's message size limits. - gsmtp", 'other'],
  ['Outlook', '550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302).', 'noMailbox'],
  [
    'Outlook',
    "550 5.7.1 Unfortunately, messages from [192.0.2.10] weren't sent. Please contact your Internet service provider since part of their network is on our block list (S3150). You can also refer your provider to http://mail.live.com/mail/troubleshooting.aspx#errors.",
    'sender',
  ],
  [
    'Exchange Online',
    '550 5.7.511 Access denied, banned sender[192.0.2.10]. To request removal from this list please forward this message to delist@messaging.microsoft.com.',
    'sender',
  ],
  [
    'Exchange Online',
    '550 5.7.606 Access denied, banned sending IP [192.0.2.10]. To request removal from this list please visit https://sender.office.com/ and follow the directions.',
    'sender',
  ],
  [
    'Exchange Online',
    '550 5.7.509 Access denied, sending domain agency.example does not pass DMARC verification and has a DMARC policy of reject.',
    'sender',
  ],
  ['Exchange Online', '550 5.7.23 The message was rejected because of Sender Policy Framework violation', 'sender'],
  [
    'Exchange Online',
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient ana@example.org not found by SMTP address lookup',
    'noMailbox',
  ],
  ['Exchange Online', '550 5.4.1 Recipient address rejected: Access denied. [DB1EUR05FT012]', 'other'],
  [
    'Exchange Online',
    '550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required; Delivery restriction check failed because the sender was not authenticated when sending to this group',
    'other',
  ],
  ['Exchange', '550 5.1.1 User unknown', 'noMailbox'],
  ['Exchange', '554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException', 'other'],
  ['Exchange', '550 5.7.1 Message rejected as spam by Content Filtering.', 'other'],
  [
    'Yahoo',
    "554 delivery error: dd This user doesn't have a yahoo.com account (ana@yahoo.com) [0] - mta4132",
    'noMailbox',
  ],
  ['Yahoo', '552 1 Requested mail action aborted, mailbox not found', 'noMailbox'],
  [
    'Yahoo',
    '554 30 Sorry, your message to ana@yahoo.com cannot be delivered. This mailbox is disabled (554.30).',
    'other',
  ],
  [
    'Yahoo',
    "553 5.7.1 [BL21] Connections will not be accepted from 192.0.2.10, because the ip is in Spamhaus's list; see https://postmaster.yahooinc.com/error-codes",
    'sender',
  ],
  [
    'Yahoo',
    '554 5.7.9 Message not accepted for policy reasons. See https://postmaster.yahooinc.com/error-codes',
    'other',
  ],
  [
    'Postfix',
    '550 5.1.1 <ana@example.org>: Recipient address rejected: User unknown in virtual mailbox table',
    'noMailbox',
  ],
  [
    'Postfix',
    '554 5.7.1 Service unavailable; Client host [192.0.2.10] blocked using zen.spamhaus.org; https://www.spamhaus.org/query/ip/192.0.2.10',
    'sender',
  ],
  ['Postfix', '554 5.7.1 <ana@example.org>: Relay access denied', 'sender'],
  ['Postfix', '550 5.7.1 Client host rejected: cannot find your reverse hostname, [192.0.2.10]', 'sender'],
  ['Postfix', '550 5.1.8 <info@agency.example>: Sender address rejected: Domain not found', 'sender'],
  [
    'Postfix',
    '550 5.1.0 <info@agency.example>: Sender address rejected: User unknown in virtual alias table',
    'sender',
  ],
  ['Postfix', '552 5.3.4 Message size exceeds fixed limit', 'other'],
  ['Postfix', '554 5.7.1 <ana@example.org>: Recipient address rejected: user ana@example.org does not exist', 'other'],
  ['Exim', '550 No such user here', 'noMailbox'],
  ['Exim', '550 Unrouteable address', 'other'],
  [
    'Exim',
    '550 "JunkMail rejected - mail.agency.example [192.0.2.10]:41120 is in an RBL: Client host blocked using Barracuda Reputation"',
    'sender',
  ],
  ['Exim', '550 Administrative prohibition', 'other'],
  ['Exim', '550 relay not permitted', 'sender'],
  ['Dovecot', "550 5.1.1 <ana@example.org> User doesn't exist: ana@example.org", 'noMailbox'],
  ['Dovecot', '552 5.2.2 <ana@example.org> Quota exceeded (mailbox for user is full)', 'other'],
  ['qmail', '550 sorry, no mailbox here by that name. (#5.1.1)', 'noMailbox'],
  [
    'Movistar',
    '550 5.1.1 <ana@telefonica.net>: Recipient address rejected: User unknown in relay recipient table',
    'noMailbox',
  ],
  ['Movistar', '550 #5.1.0 Address rejected.', 'noMailbox'],
  [
    'Movistar',
    "554 5.7.1 Conexion rechazada: su IP esta en lista negra. Your access to this mail system has been rejected due to the sending MTA's poor reputation.",
    'sender',
  ],
  ['OVH', '550 5.1.1 <ana@example.org>: Email address could not be found, or was misspelled (G8)', 'noMailbox'],
  ['OVH', '550 5.2.2 <ana@example.org> Mailbox is full', 'other'],
  ['OVH', '554 5.7.1 [192.0.2.10] ip is blacklisted, see https://mailabuse.ovh.net', 'sender'],
  ['IONOS', '550 Requested action not taken: mailbox unavailable\nInvalid DNS MX or A/AAAA resource record', 'sender'],
  [
    'IONOS',
    '550-Requested action not taken: mailbox unavailable\n550 For explanation visit https://postmaster.1und1.de',
    'noMailbox',
  ],
  [
    'IONOS',
    '554-kundenserver.de (mxeu108) Nemesis ESMTP Service not available\n554-No SMTP service\n554-IP address is block listed.\n554 For explanation visit https://postmaster.ionos.com/en/case',
    'sender',
  ],
  [
    'GMX',
    '554-Transaction failed\n554-Reject due to policy restrictions.\n554 For explanation visit https://postmaster.gmx.net',
    'other',
  ],
  ['sendmail', '553 5.1.3 <ana@example>... Hostname required', 'noMailbox'],
  ['any', "553 5.1.2 We weren't able to find the recipient domain", 'noMailbox'],
  ['any', '550 5.1.6 Mailbox has moved, no forwarding address', 'noMailbox'],
  ['any', '554 5.7.1 Greylisted, please try again in 300 seconds', 'other'],
  ['any', '550 5.2.1 Mailbox disabled, not accepting messages', 'other'],
  ['any', '530 5.7.0 Must issue a STARTTLS command first', 'other'],
];

it.each(replies)('%s: %s', (_server, words, kind) => {
  expect(refusalKind({ words })).toBe(kind);
});

it.each([
  ['CONN', '554 mx.example.org No SMTP service here'],
  ['CONN', '554 5.7.1 Access denied'],
  ['MAIL FROM', '550 Sender refused'],
])('takes a refusal at %s for one of the sender', (command, words) => {
  expect(refusalKind({ command, words })).toBe('sender');
});

it('takes no part of an address for a code', () => {
  expect(refusalKind({ words: '550 [15.1.1.1] rejected by 5.1.1.7' })).toBe('other');
});

it('shows words without addresses', () => {
  expect(serverWords('550 5.7.1 <ana.roig+x@example.org>: not accepted\r\nfrom [192.0.2.10]')).toBe(
    '550 5.7.1 …: not accepted from [192.0.2.10]',
  );
});
