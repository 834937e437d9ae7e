import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { countFileListings } from '@/lib/server/data/listings/listing-stamps';
import type { StoredFact } from '@/lib/server/data/site/site-facts';
import { requireRight } from '@/lib/server/services/access/with-right';
import { isSampleMember, sampleArticles, sampleListings } from '@/lib/site/samples';
import { isSampleProfile } from '@/lib/site/social-profiles';
import { siteFacts } from '@/lib/site/site-facts';
import { readFact } from './site-facts';

type Samples = Readonly<{
  areHidden: boolean;
  /** Sent with the form; 0 before the first change. */
  version: number;
  versions: readonly StoredFact[];
  listings: number;
  articles: number;
  members: readonly string[];
  reviews: number;
  partners: readonly string[];
  profiles: number;
  /** Never hidden: four values of the landing page, the fee on /sell. */
  areFiguresSample: boolean;
  isFeeSample: boolean;
}>;

export async function readSamples(actor: Actor): Promise<Samples> {
  requireRight(actor, 'site.edit');
  const [samples, team, testimonials, partners, social, listings] = await Promise.all([
    readFact(actor, 'samples'),
    readFact(actor, 'team'),
    readFact(actor, 'testimonials'),
    readFact(actor, 'partners'),
    readFact(actor, 'social'),
    countFileListings([...sampleListings]),
  ]);
  const { value, version, versions } = samples;
  const { saleFee, statistics } = siteFacts().agency;
  return {
    areHidden: value.areHidden,
    version,
    versions,
    listings,
    articles: sampleArticles.size,
    members: team.value.members.filter(isSampleMember).map(({ name }) => name),
    reviews: testimonials.value.voices.filter(({ isSample }) => isSample).length,
    partners: partners.value.partners.filter(({ isSample }) => isSample).map(({ name }) => name),
    profiles: social.value.profiles.filter(isSampleProfile).length,
    areFiguresSample: statistics.isSample === true,
    isFeeSample: saleFee.isSample === true,
  };
}
