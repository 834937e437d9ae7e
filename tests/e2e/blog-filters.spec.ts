import { guides } from '@/content/guides';
import { subjects } from '@/lib/writing/article-filter';
import { blogList, PER_PAGE, titlesShown } from '@/tests/support/blog-list';
import { expectNoSidewaysScroll, watch } from '@/tests/support/page-checks';
import { expect, test } from '@/tests/support/settled-visitor';
import { languages, texts } from '@/tests/support/texts';

const searches = {
  en: { typed: 'BESOS light', finds: 'luz-y-orientacion' },
  es: { typed: 'MONTANA luz', finds: 'luz-y-orientacion' },
} as const;

for (const locale of languages) {
  const { t, names, articles, titles, of, categoryLink } = blogList(locale);

  test.describe(`the blog, ${locale}`, () => {
    test(
      'filters by category, a second click clears it, and says where nothing is found',
      { tag: '@nightly' },
      async ({ page }) => {
        await page.goto(`/${locale}/blog`);
        await categoryLink(page, 'renovation').click();
        await expect(page).toHaveURL(`/${locale}/blog?category=renovation`);
        await expect(page.getByText(t.filteredByCategory.replace('{category}', names.renovation))).toBeVisible();
        await expect.poll(() => titlesShown(page)).toEqual(of('renovation').map(({ title }) => title));
        await expect(categoryLink(page, 'renovation')).toHaveAttribute('aria-current', 'true');
        await categoryLink(page, 'renovation').click();
        await expect(page).toHaveURL(`/${locale}/blog`);
        await expect(page.getByRole('heading', { name: t.all })).toBeVisible();
        await expect.poll(() => titlesShown(page)).toEqual(titles.slice(0, PER_PAGE));

        await page.goto(`/${locale}/blog?q=zzzz`);
        await expect(page.getByRole('heading', { name: t.emptyTitle })).toBeVisible();
        await expect(page.getByText(t.emptyText)).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expect(categoryLink(page, 'market')).toHaveAttribute('href', `/${locale}/blog?category=market`);
        await page.getByRole('link', { name: t.clearFilters }).click();
        await expect(page).toHaveURL(`/${locale}/blog`);
        await expect(page.getByRole('heading', { name: t.emptyTitle })).toHaveCount(0);
        await expect.poll(() => titlesShown(page)).toHaveLength(PER_PAGE);
      },
    );

    test('removes the category by its tag, and Back restores it', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/blog?category=selling`);
      await page.getByRole('link', { name: t.removeCategory }).click();
      await expect(page).toHaveURL(`/${locale}/blog`);
      await expect(page.getByRole('heading', { name: t.all })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(`/${locale}/blog?category=selling`);
      await expect(page.getByRole('link', { name: t.removeCategory })).toBeVisible();
      await expect.poll(() => titlesShown(page)).toEqual(of('selling').map(({ title }) => title));
    });

    test(
      'searches titles and excerpts without case and accents, within a category too',
      { tag: '@nightly' },
      async ({ page }) => {
        const { typed, finds } = searches[locale];
        const title = articles.find(({ id }) => id === finds)?.title ?? '';
        await page.goto(`/${locale}/blog?category=design`);
        await page.getByRole('searchbox', { name: t.search }).fill(typed);
        await page.getByRole('button', { name: t.submit }).click();
        await expect(page).toHaveURL(/[?&]q=[^&]+/);
        await expect(page).toHaveURL(/category=design/);
        await expect.poll(() => titlesShown(page)).toEqual([title]);
        await expect(page.getByRole('searchbox', { name: t.search })).toHaveValue(typed);
        await page.getByRole('link', { name: t.removeSearch }).click();
        await expect(page).toHaveURL(`/${locale}/blog?category=design`);
        await expect(page.getByRole('searchbox', { name: t.search })).toHaveValue('');
        await page.goBack();
        await expect(page.getByRole('searchbox', { name: t.search })).toHaveValue(typed);
        await expect.poll(() => titlesShown(page)).toEqual([title]);
      },
    );
  });

  test.describe(`the blog without JavaScript, ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('searches, filters, paginates and clears', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/blog`);
      await page.getByRole('searchbox', { name: t.search }).fill('barcelona');
      await page.getByRole('button', { name: t.submit }).click();
      await expect(page).toHaveURL(`/${locale}/blog?q=barcelona`);
      await categoryLink(page, 'investment').click();
      await expect(page).toHaveURL(`/${locale}/blog?q=barcelona&category=investment`);
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
      await page.getByRole('link', { name: t.removeCategory }).click();
      await page.getByRole('link', { name: t.removeSearch }).click();
      await expect(page).toHaveURL(`/${locale}/blog`);
      const subject = page.getByRole('navigation', { name: t.subjects }).getByRole('link').first();
      await subject.click();
      await expect(page).toHaveURL(`/${locale}/blog?subject=${subjects[0]}`);
      await expect(subject).toHaveAttribute('aria-current', 'true');
      const count = [...articles, ...guides].filter((text) => text.subjects.some((id) => id === subjects[0])).length;
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(Math.min(count, PER_PAGE));
      await page.getByRole('link', { name: t.removeSubject }).click();
      await expect(page).toHaveURL(`/${locale}/blog`);
      await page.getByRole('link', { name: texts[locale].pagination.next }).click();
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(titles.length - PER_PAGE);
    });
  });
}

for (const query of [
  'category=castle',
  'page=-3',
  'page=abc',
  'page=9999',
  'category=buying&category=market',
  'category=buying&subject=financing',
  'subject=castle',
  'q=%E2%82%AC%25%3F',
  'q=%01%1B%F0%9F%8F%A0',
  `q=${'a'.repeat(3000)}`,
  'q=%3Cscript%3Ealert(1)%3C/script%3E',
  'page=',
  'category',
]) {
  test(`handles ?${query.slice(0, 40)}`, { tag: '@nightly' }, async ({ page }) => {
    const seen = watch(page);
    const response = await page.goto(`/es/blog?${query}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
    expect(seen.complaints).toEqual([]);
  });
}
