import 'server-only';
import { randomUUID } from 'node:crypto';

/** Random key under a prefix that `/media` never serves. */
export function newDocumentKey(): string {
  const id = randomUUID();
  return `documents/${id.slice(0, 2)}/${id}`;
}
