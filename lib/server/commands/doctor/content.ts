import 'server-only';
import type { SocialProfile } from '@/content/types/agency';
import type { Partner } from '@/content/types/partner';
import { oldFigures } from '@/lib/costs/dated-figures';
import { isLocalHost } from '@/lib/env/local-host';
import type { Environment } from '@/lib/env/schema';
import { locales } from '@/lib/i18n/locales';
import { registersOf } from '@/lib/site/registers';
import { siteFacts } from '@/lib/site/site-facts';
import { isSampleProfile } from '@/lib/site/social-profiles';
import { getLegalPage, legalIds } from '@/lib/site/legal';
import { listTestimonials } from '@/lib/site/testimonials';
import { speakOf, type Finding } from './finding';

const PLACEHOLDER =
  /\b(?:AICAT|RAICV|tomo|volume) 0+\b|\bB-?0{5,}\b|\+\d\d \d{3} 000 000\b|[\w.-]+@[\w.-]+\.example\b/g;

function printed(): string {
  const { agency } = siteFacts();
  const { companyRegister, email, phone, taxId } = agency;
  return [
    ...registersOf(agency).map(({ abbreviation, number }) => `${abbreviation} ${number}`),
    ...[taxId, companyRegister.sheet, phone.display, email],
    ...locales.flatMap((locale) => legalIds.map((id) => JSON.stringify(getLegalPage(id, locale)))),
  ].join('\n');
}

type Sampled = Readonly<{ isSample?: boolean }>;

type Content = Readonly<{
  text?: string;
  reviews?: readonly Sampled[];
  statistics?: Sampled;
  fee?: Sampled;
  partners?: readonly Partner[];
  profiles?: readonly SocialProfile[];
}>;

/** Skips local sites. */
export function examineContent(
  { SITE_URL }: Pick<Environment, 'SITE_URL'>,
  { text, reviews, ...shown }: Content = {},
): readonly Finding[] {
  if (isLocalHost(SITE_URL)) return [];
  const { agency, ...facts } = siteFacts();
  const {
    partners = facts.partners,
    statistics = agency.statistics,
    fee = agency.saleFee,
    profiles = agency.social,
  } = shown;
  const content = speakOf('Content');
  const placeholders = [...new Set((text ?? printed()).match(PLACEHOLDER))];
  const samples = (reviews ?? locales.flatMap(listTestimonials)).filter(({ isSample }) => isSample === true).length;
  const samplePartners = partners.filter(({ isSample }) => isSample).map(({ name }) => name);
  return [
    ...(placeholders.length > 0
      ? [content.advice(`Placeholders are public: ${placeholders.join(', ')}. Change them at /dashboard/agency/site.`)]
      : []),
    ...(samples > 0
      ? [
          content.advice(
            `${samples} invented reviews are public, marked as examples: enter those of clients at /dashboard/agency/site/testimonials.`,
          ),
        ]
      : []),
    ...(samplePartners.length > 0
      ? [
          content.advice(
            `Invented partners are public, marked as samples: ${samplePartners.join(', ')}. Change them at /dashboard/agency/site/partners.`,
          ),
        ]
      : []),
    ...(statistics.isSample
      ? [
          content.advice(
            'Invented statistics are public as the agency’s, which the law forbids (Ley 3/1991, art. 5): enter its own at /dashboard/agency/site/statistics.',
          ),
        ]
      : []),
    ...(fee.isSample
      ? [
          content.advice(
            '/sell shows no fee, as it is still a sample: enter the agency’s own at /dashboard/agency/site/agency.',
          ),
        ]
      : []),
    ...(profiles.length === 0 || profiles.some(isSampleProfile)
      ? [
          content.advice(
            'The agency’s profiles on social networks are samples or missing: enter its own at /dashboard/agency/site/social.',
          ),
        ]
      : []),
  ];
}

export function examineDatedFigures(): Finding {
  const old = oldFigures(new Date());
  const figures = speakOf('Figures');
  return old.length > 0
    ? figures.advice(
        `Over three months old, check them in content: ${old.map(({ name, asOf }) => `${name} (${asOf})`).join(', ')}.`,
      )
    : figures.good('All dated figures are of the last three months.');
}
