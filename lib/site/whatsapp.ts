import { siteFacts } from './site-facts';

/** Opens a conversation with prefilled text; null without a WhatsApp number. Loads nothing. */
export function whatsAppHref(text: string): string | null {
  const { whatsApp } = siteFacts().agency;
  return whatsApp ? `https://wa.me/${whatsApp.replace(/\D/g, '')}?text=${encodeURIComponent(text)}` : null;
}
