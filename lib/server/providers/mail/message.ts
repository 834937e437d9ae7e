import 'server-only';
import { siteFacts } from '@/lib/site/site-facts';
import { env } from '@/lib/server/env';
import { messageIdOf } from '@/lib/server/message-id';
import type { Email, EmailAddress } from './port';
import type { SendMailOptions } from 'nodemailer';

/** Control characters could inject headers. */
const CONTROLS = /[\u0000-\u001f\u007f\u2028\u2029]+/g;
const clean = (text: string) => text.replace(CONTROLS, ' ').trim();

/** Addresses as objects, no line ends in headers, no files or URLs. */
export function toMessage(email: Email): SendMailOptions {
  return {
    from: toAddress({ ...sender(), ...(email.senderName && { name: email.senderName }) }),
    to: toAddress(email.to),
    ...(email.cc ? { cc: email.cc.map(toAddress) } : {}),
    ...(email.replyTo ? { replyTo: toAddress(email.replyTo) } : {}),
    subject: clean(email.subject),
    messageId: messageIdOf(email.messageName ?? email.id),
    html: email.html,
    text: email.text,
    headers: {
      'Content-Language': email.language,
      'Auto-Submitted': 'auto-generated',
      ...Object.fromEntries(Object.entries(email.headers ?? {}).map(([name, value]) => [clean(name), clean(value)])),
    },
    attachments: (email.attachments ?? []).map(({ filename, contentType, content }) => ({
      filename: clean(filename),
      contentType,
      content,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export const envelopeOf = (email: Email) => ({
  from: sender().address,
  to: [email.to, ...(email.cc ?? [])].map(({ address }) => address),
});

export const senderAddress = (): string => sender().address;

function sender(): EmailAddress {
  const { agency } = siteFacts();
  const [, name, address] = /^(.*?)\s*<(.+)>$/.exec(env.MAIL_FROM ?? '') ?? [];
  if (address) return { name: name ?? '', address };
  return env.MAIL_FROM ? { name: agency.name, address: env.MAIL_FROM } : { name: agency.name, address: agency.email };
}

const toAddress = ({ name, address }: EmailAddress) => ({ name: clean(name ?? ''), address: clean(address) });
