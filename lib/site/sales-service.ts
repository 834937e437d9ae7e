import { salesService as english } from '@/content/en/sales-service';
import { salesService as spanish } from '@/content/es/sales-service';
import type { SalesService } from '@/content/types/pages';
import type { Locale } from '@/lib/i18n/locales';

export type { SalesService };

const texts: Readonly<Record<Locale, SalesService>> = { en: english, es: spanish };

export function getSalesService(locale: Locale): SalesService {
  return texts[locale];
}
