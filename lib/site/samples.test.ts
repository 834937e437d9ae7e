import { articleIds } from '@/content/articles/ids';
import { processState } from '@/lib/env/process-state';
import { richText } from './rich-text';
import { contentFacts, type SiteFacts } from './content-facts';
import { isHiddenListing, isHiddenPath, withoutSamples } from './samples';

const [article = ''] = articleIds;
const holder = processState<{ current: SiteFacts | null }>('siteFacts', () => ({ current: null }));
const hide = () => (holder.current = { ...contentFacts, areSamplesHidden: true });
afterEach(() => {
  holder.current = null;
});

it('keeps whom the desk put in the place of a sample, and real reviews', () => {
  const [first, second] = contentFacts.team.es;
  if (!first || !second) throw new Error('two members at least');
  const successor = { ...first, name: 'Ada Nova' };
  const [voice] = contentFacts.testimonials.es;
  const real = { ...voice, author: 'Joan Roca', isSample: undefined } as unknown as NonNullable<typeof voice>;
  const facts = withoutSamples({
    ...contentFacts,
    team: { en: [successor, second], es: [successor, second] },
    teamEmails: { [first.id]: 'ada@example.com', [second.id]: 'sample@example.com' },
    testimonials: { en: [], es: [...contentFacts.testimonials.es, real] },
  });
  expect(facts.team.es).toEqual([successor]);
  expect(facts.teamEmails).toEqual({ [first.id]: 'ada@example.com' });
  expect(facts.testimonials.es).toEqual([real]);
});

it('hides sample partners and keeps others', () => {
  const [sample] = contentFacts.partners;
  if (!sample) throw new Error('one partner at least');
  const { isSample, ...rest } = sample;
  const own = { ...rest, name: 'Portal Nou' };
  expect(isSample).toBe(true);
  expect(withoutSamples({ ...contentFacts, partners: [sample, own] }).partners).toEqual([own]);
});

it('puts the agency in the place of a team of samples alone', () => {
  const { team, teamEmails } = withoutSamples(contentFacts);
  expect(team.es).toEqual([expect.objectContaining({ id: 'agency', name: contentFacts.agency.name })]);
  expect(team.en).toHaveLength(1);
  expect(teamEmails).toEqual({});
});

it('hides homes of files and articles of content/, and leaves the words of links to them', () => {
  const id = 'villa-moraira';
  const body = `<p><a href="/blog/${article}">An article</a>, <a href="/guias/comprar">a guide</a></p>`;
  expect([isHiddenListing({ id, source: 'files' }), isHiddenPath(`/blog/${article}`)]).toEqual([false, false]);
  expect(richText(body, 'en')).toContain(`href="/en/blog/${article}"`);
  hide();
  expect([isHiddenListing({ id, source: 'files' }), isHiddenListing({ id, source: 'feed:one' })]).toEqual([
    true,
    false,
  ]);
  expect([`/blog/${article}#part`, `/properties/${id}`, '/blog/other', '/blog'].map(isHiddenPath)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(richText(body, 'en')).toBe('<p><span>An article</span>, <a href="/en/guias/comprar">a guide</a></p>');
});
