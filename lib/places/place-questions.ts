import { purchaseCosts } from '@/lib/costs/purchase/purchase-costs';
import { maxLoanToValue, purchaseRates } from '@/lib/costs/rates';
import { formatDate, formatPercent, formatPrice } from '@/lib/i18n/format';
import type { AppHref } from '@/lib/i18n/href';
import { costsIntro } from '@/lib/listings/page/cost-labels';
import { inPlace, type Place } from '@/lib/site/places';
import type { Listing } from '@/content/types/listing';
import type { Translator } from '@/lib/i18n/translator';
import type { LevelWords } from './level-words';
import type { PlaceWords } from './place-words';

export type PlaceQuestion = Readonly<{
  id: string;
  question: string;
  answer: string;
  href?: AppHref;
}>;

const SHOWN = 3;

type Facts = Readonly<{
  place: Place;
  listings: readonly Listing[];
  level: LevelWords | null;
  perArea: string | null;
  agent: Readonly<{ name: string; role: string }>;
}>;

/** Returns the first three questions with an answer. */
export function placeQuestions(
  operation: Listing['operation'],
  facts: Facts,
  words: PlaceWords,
  tCosts: Translator<'listingCosts'>,
): readonly PlaceQuestion[] {
  const { agent, place } = facts;
  const { locale, t } = words;
  const where = inPlace(place, locale);
  const limit = place.isStressed ? [limitQuestion(place, where, words)] : [];
  const deposit = {
    id: 'deposit',
    question: t('questions.deposit.question'),
    answer: t('questions.deposit.answer'),
  };
  const visits = {
    id: 'visits',
    question: t('questions.visits.question', { where }),
    answer: t('questions.visits.answer', agent),
  };
  const all =
    operation === 'rent'
      ? [...limit, deposit, visits]
      : [...levelQuestion(facts, where, t), taxQuestion(facts, where, words, tCosts), abroad(where, words), visits];
  return all.slice(0, SHOWN);
}

function limitQuestion({ stressedUntil }: Place, where: string, { locale, t }: PlaceWords): PlaceQuestion {
  const until = stressedUntil ? formatDate(stressedUntil, locale) : 'none';
  return {
    id: 'limit',
    question: t('questions.limit.question', { where }),
    answer: t('questions.limit.answer', { until }),
  };
}

function levelQuestion({ level, perArea }: Facts, where: string, t: PlaceWords['t']): readonly PlaceQuestion[] {
  if (!level) return [];
  const { source, term, value } = level;
  const answer = t('questions.level.answer', { term, level: value, source, ours: perArea ?? 'none' });
  return [{ id: 'level', question: t('questions.level.question', { where }), answer }];
}

/** The example is our median price of listings with transfer tax. */
function taxQuestion(
  { listings, place }: Facts,
  where: string,
  { locale, t }: PlaceWords,
  tCosts: Translator<'listingCosts'>,
): PlaceQuestion {
  const { region } = place;
  const price = medianOf(listings.filter(({ vat }) => vat === null).map((listing) => listing.price));
  const intro = costsIntro({ isNewBuild: false, region }, locale, tCosts);
  const question = t('questions.taxes.question', { where });
  if (price === null) return { id: 'taxes', question, answer: intro };
  const bill = purchaseCosts({ price, vat: null }, purchaseRates(region));
  const amount = (euros: number) => formatPrice(euros, locale);
  const example = t('questions.taxes.example', {
    price: amount(price),
    tax: amount(bill.taxes),
    fees: amount(bill.fees),
    total: amount(bill.total),
  });
  const href = `/herramientas/calculadora-hipoteca?price=${price}&region=${region}&build=resale` as const;
  return { id: 'taxes', question, answer: `${intro} ${example}`, href };
}

function abroad(where: string, { locale, t }: PlaceWords): PlaceQuestion {
  const share = formatPercent(maxLoanToValue('nonResident'), locale);
  return {
    id: 'abroad',
    question: t('questions.abroad.question', { where }),
    answer: t('questions.abroad.answer', { share }),
  };
}

/** Returns the lower middle value, so that it is a real listing. */
function medianOf(prices: readonly number[]): number | null {
  return prices.toSorted((one, other) => one - other)[Math.floor((prices.length - 1) / 2)] ?? null;
}
