import { setCatalogue } from '@/lib/listings/catalogue/catalogue';
import { listArticles } from '@/lib/writing/articles';
import { makeListing } from '@/tests/support/make-listing';
import { campaignTemplate, copyFor } from './campaign-template';

const campaignId = '7d0c2a4e-1111-4222-8333-444455556666';
const [article] = listArticles('en');

async function emailOf(subscriberId: string, listings: Parameters<typeof makeListing>[1][]) {
  const made = listings.map((changes, index) => makeListing('flat', { ...changes, id: `home-${index}` }));
  setCatalogue(made, [], 1);
  const template = await campaignTemplate(
    campaignId,
    {
      en: { subject: 'November', opening: 'One\nline\n\nTwo', closing: 'Bye' },
      es: { subject: 'Noviembre', opening: 'Uno', closing: '' },
      listings: [...made.map(({ id }) => id), 'gone'],
      articles: article ? [article.id, 'gone'] : [],
    },
    'en',
  );
  return copyFor(template, {
    campaignId,
    subscriberId,
    email: `${subscriberId}@example.com`,
    token: `token-${subscriberId}`,
  });
}

it('has homes on the market, marks reserved ones and leaves out sold ones', async () => {
  const { text } = await emailOf('ada', [
    { price: 550_000 },
    { status: 'reserved' },
    { status: 'sold', price: 777_000 },
  ]);
  expect(text).toContain('€550,000');
  expect(text).toContain('Reserved');
  expect(text).not.toContain('€777,000');
  expect(text).toMatch(/AICAT/);
});

it('differs between readers in the link to unsubscribe alone', async () => {
  const [ada, bob] = [await emailOf('ada', [{}]), await emailOf('bob', [{}])];
  expect(ada.headers).toEqual({
    'List-Unsubscribe': expect.stringMatching(/^<http.*\/api\/newsletter\/unsubscribe\?token=token-ada>$/),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(ada.html).toContain('/en/newsletter/unsubscribe?token=token-ada');
  expect(ada.html.replaceAll('token-ada', 'token-bob')).toBe(bob.html);
  expect(ada.text.replaceAll('token-ada', 'token-bob')).toBe(bob.text);
  expect(ada.id).not.toBe(bob.id);
  expect((await emailOf('ada', [{}])).id).toBe(ada.id);
});

it('has no pixel, and counts links without naming the reader', async () => {
  const { html, text } = await emailOf('lovelace', [{ images: [] }]);
  expect(html.match(/<img[^>]*/g)).toEqual([expect.stringContaining(' src="http://localhost:3000/icon-email.png"')]);
  const [, link = ''] = /href="([^"]*\/api\/newsletter\/click[^"]*)"/.exec(html) ?? [];
  expect(link).toContain(campaignId);
  expect(link).not.toMatch(/lovelace/i);
  expect(text).toContain(`/en/newsletter/archive/${campaignId}`);
  expect(article).toBeDefined();
  expect(text).toContain(article?.title);
});
