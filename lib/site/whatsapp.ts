import { siteFacts } from './site-facts';

/** Opens a conversation with the agency, a text already typed; null where it has no such number. Nothing is loaded. */
export function whatsAppHref(text: string): string | null {
  const { whatsApp } = siteFacts().agency;
  return whatsApp ? `https://wa.me/${whatsApp.replace(/\D/g, '')}?text=${encodeURIComponent(text)}` : null;
}
