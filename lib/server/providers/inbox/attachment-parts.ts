import 'server-only';
import type { MessageStructureObject } from 'imapflow';
import type { AttachmentPart } from './port';

/** Logos and social media icons of signatures are smaller, photographs of a telephone are larger. */
const MAX_SIGNATURE_IMAGE_BYTES = 65_536;
/** Lines of 76 characters, each with a line break, hold 57 bytes. */
const BASE64_RATE = 57 / 78;
/** Part before an encrypted one that only names the version (RFC 3156). */
export const PGP_VERSION = 'application/pgp-encrypted';
const DIGITAL_SIGNATURE = /^application\/(x-)?(pkcs7|pgp)-signature$/;

/** Lists the attached files of an email in its order, from the structure that the IMAP server states. */
export function attachmentParts(node: MessageStructureObject, isRelated = false): readonly AttachmentPart[] {
  const { childNodes, disposition, type } = node;
  const isOwn = type === 'message/rfc822' && disposition === 'attachment';
  if (childNodes && !isOwn) {
    return childNodes.flatMap((child) => attachmentParts(child, type === 'multipart/related'));
  }
  const name = node.dispositionParameters?.filename ?? node.parameters?.name ?? '';
  const isText = type === 'text/plain' || type === 'text/html';
  if (type.startsWith('multipart/') || DIGITAL_SIGNATURE.test(type) || type === PGP_VERSION) return [];
  if (isText && disposition !== 'attachment' && name === '') return [];
  const bytes = Math.floor((node.size ?? 0) * (node.encoding === 'base64' ? BASE64_RATE : 1));
  const image = { type, bytes, isRelated, disposition, hasId: Boolean(node.id) };
  // A message of one part has no numbers.
  return isSignatureImage(image) ? [] : [{ name, type, bytes, part: node.part ?? '1' }];
}

type EmbeddedImage = Readonly<{
  type: string;
  bytes: number;
  /** In a multipart/related, beside the HTML that shows it. */
  isRelated: boolean;
  hasId: boolean;
  disposition: string | null | undefined;
}>;

/** Returns whether a part is a small image that the HTML shows. */
export const isSignatureImage = ({ bytes, disposition, hasId, isRelated, type }: EmbeddedImage): boolean =>
  type.startsWith('image/') &&
  hasId &&
  (isRelated || disposition !== 'attachment') &&
  bytes <= MAX_SIGNATURE_IMAGE_BYTES;
