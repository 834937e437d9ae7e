import 'server-only';
import { formatMonth, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import type { AgentLookRequest } from './agent-look-schema';
import { propertyFacts } from './valuation-message';
import { findValuedPlace } from './valuation-places';
import { readListingForm, valueProperty } from './value-property';

export function agentLookMessage(
  { answers, note, withResult }: Pick<AgentLookRequest, 'answers' | 'note' | 'withResult'>,
  locale: Locale,
  t: Translator<'valuationPage'>,
): string {
  return [
    t('agentLook.opening'),
    ...(note === '' ? [] : [note]),
    ...(withResult ? [resultText(answers, locale, t)] : []),
  ].join('\n\n');
}

function resultText(answers: AgentLookRequest['answers'], locale: Locale, t: Translator<'valuationPage'>): string {
  const { input } = readListingForm(answers);
  if (!input) return t('agentLook.noResult');
  const facts = propertyFacts(input, findValuedPlace(input.area), locale, t);
  const value = valueProperty(answers);
  if (!value) return `${facts}\n${t('agentLook.noResult')}`;
  const range = t('agentLook.result', {
    low: formatPrice(value.low, locale),
    high: formatPrice(value.high, locale),
    date: formatMonth(value.levelAsOf, locale),
  });
  return `${facts}\n${range}`;
}
