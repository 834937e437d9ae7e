import type { MonthlyLimit, UsualLending } from '@/lib/costs/budget/monthly-limit';
import { formatPercent, formatPrice } from '@/lib/i18n/format';
import { formatFigure } from '@/lib/i18n/intl-cache';
import type { OwnFiguresView } from './own-figures-view';

export function limitText(
  { instalment, limit, loan, price, rate, share, years }: MonthlyLimit,
  usual: UsualLending,
  { locale, other, ownMoney, result, same }: OwnFiguresView,
): string {
  const euros = (value: number) => formatPrice(Math.floor(value), locale);
  const percent = (value: number) => formatPercent(value, locale);
  const values: Readonly<Record<string, string>> = {
    ratio: percent(usual.debtRatio),
    instalment: euros(instalment),
    loan: euros(loan),
    years: formatFigure(years, locale, { style: 'unit', unit: 'year', unitDisplay: 'long' }),
    rate: percent(rate),
    share: percent(share),
    price: euros(price),
    limit: euros(limit),
    usual: percent(usual.share),
  };
  const texts = [result, limit === Math.floor(instalment) ? same : other, ...(share === usual.share ? [] : [ownMoney])];
  return texts.join(' ').replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
