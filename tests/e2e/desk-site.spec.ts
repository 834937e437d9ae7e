import { enterAsStaff } from '@/tests/support/staff';
import { expect, test } from '@/tests/support/settled-visitor';
import { texts } from '@/tests/support/texts';

const { deskArticles, deskQuestions, deskSite } = texts.en;
const { languages } = deskSite;
const SITE = '/en/dashboard/agency/site';

const inLanguage = (label: string, language: 'es' | 'en') => `${label} (${languages[language]})`;

test('an owner changes a fact, sees it on the site and takes it back', { tag: '@nightly' }, async ({ page }) => {
  await enterAsStaff(page, 'owner', 'en');
  await page.goto(SITE);
  await page.getByRole('link', { name: deskSite.facts.social.title }).click();
  const addresses = page.getByLabel(deskSite.fields.url);
  await expect(addresses.first()).toBeVisible();
  const count = await addresses.count();
  await page.getByRole('button', { name: deskSite.groups.profiles.add }).click();
  await expect(addresses).toHaveCount(count + 1);
  const address = addresses.last();
  await address.fill('no address');
  await page.getByLabel(deskSite.fields.network).last().selectOption('instagram');
  await page.getByRole('button', { name: deskSite.save }).click();
  await expect(page.getByText(deskSite.errors.invalidAddress)).toBeVisible();
  await expect(address).toHaveValue('no address');
  await address.fill('https://www.instagram.com/agency.example');
  await page.getByRole('button', { name: deskSite.save }).click();
  await expect(page.getByText(deskSite.notices.saved)).toBeVisible();
  await expect(async () => {
    await page.goto('/en/contact');
    await expect(page.locator('a[href="https://www.instagram.com/agency.example"]').first()).toBeAttached();
  }).toPass();
  await page.goto(`${SITE}/social`);
  await page.getByRole('button', { name: `${deskSite.takeBack}: ${deskSite.original}` }).click();
  await expect(page.getByText(deskSite.notices.takenBack)).toBeVisible();
});

test('an article is previewed, published in both languages and withdrawn', { tag: '@nightly' }, async ({ page }) => {
  await enterAsStaff(page, 'owner', 'en');
  await page.goto('/en/dashboard/agency/articles/new');
  const { body, excerpt, title } = deskArticles.fields;
  await page.getByLabel(inLanguage(title, 'es')).fill('Portales de prueba');
  await page.getByLabel(inLanguage(body, 'es')).fill('## Puertas\n\n<b>No</b>');
  await page.getByRole('button', { name: deskArticles.preview, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Puertas' })).toBeVisible();
  await page.getByRole('button', { name: deskArticles.publish }).click();
  await expect(page.getByText(deskSite.errors.wrongFields)).toBeVisible();
  for (const [label, text] of [
    [inLanguage(title, 'en'), 'Doorways'],
    [inLanguage(excerpt, 'es'), 'Qué cuenta un portal.'],
    [inLanguage(excerpt, 'en'), 'What a doorway tells.'],
    [inLanguage(body, 'en'), '## Doors'],
  ] as const) {
    await page.getByLabel(label).fill(text);
  }
  await page.getByRole('button', { name: deskArticles.publish }).click();
  await expect(page.getByText(deskSite.notices.published)).toBeVisible();
  await expect(async () => {
    expect((await page.request.get('/es/blog/portales-de-prueba')).status()).toBe(200);
  }).toPass();
  await page.getByRole('button', { name: deskArticles.withdraw }).click();
  await expect(page.getByText(deskSite.notices.withdrawn)).toBeVisible();
  await expect(async () => {
    expect((await page.request.get('/es/blog/portales-de-prueba')).status()).toBe(410);
  }).toPass();
});

test('a question stands after those of the website', { tag: '@nightly' }, async ({ page }) => {
  await enterAsStaff(page, 'owner', 'en');
  await page.goto('/en/dashboard/agency/questions/new');
  const { answer, question } = deskQuestions.fields;
  for (const language of ['es', 'en'] as const) {
    await page.getByLabel(inLanguage(question, language)).fill(`Saturdays ${language}?`);
    await page.getByLabel(inLanguage(answer, language)).fill('Until two.');
  }
  await page.getByRole('button', { name: deskQuestions.publish }).click();
  await expect(page.getByText(deskSite.notices.published)).toBeVisible();
  await expect(async () => {
    await page.goto('/en/faq');
    await expect(page.locator('details').last()).toContainText('Saturdays en?');
  }).toPass();
});

test('an agent is led to the first page of the desk', { tag: '@nightly' }, async ({ page }) => {
  await enterAsStaff(page, 'agent', 'en');
  for (const path of ['site', 'site/team', 'articles', 'questions/new']) {
    await page.goto(`/en/dashboard/agency/${path}`);
    await expect(page).toHaveURL('/en/dashboard/agency');
  }
  expect(
    (
      await page.request.post('/api/desk/portraits', {
        headers: { origin: new URL(page.url()).origin },
        multipart: { photo: 'x' },
      })
    ).status(),
  ).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('rows come and go', { tag: '@nightly' }, async ({ page }) => {
    await enterAsStaff(page, 'owner', 'en');
    await page.goto(`${SITE}/partners`);
    const rows = page.getByRole('group', { name: new RegExp(`^${deskSite.groups.partners.one} \\d`) });
    const count = await rows.count();
    await page.getByRole('button', { name: deskSite.groups.partners.add }).click();
    await expect(rows).toHaveCount(count + 1);
    await rows.last().getByRole('button', { name: deskSite.remove }).click();
    await expect(rows).toHaveCount(count);
  });
});
