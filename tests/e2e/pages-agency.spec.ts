import { expect, test } from '@/tests/support/settled-visitor';
import { fill, languages, texts } from '@/tests/support/texts';
import { structuredData } from '@/tests/support/structured-data';
import { agency, written } from '@/tests/support/written';

for (const locale of languages) {
  const t = texts[locale];
  const content = written[locale];

  test.describe(`the sales service, ${locale}`, () => {
    test('has four cards of six items each and five steps', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/services/sales`);
      const included = page.getByRole('region', { name: content.sales.included.title });
      await expect(included.getByRole('heading', { level: 3 })).toHaveText(
        content.sales.cards.map(({ title }) => title),
      );
      for (const card of content.sales.cards) {
        const items = included
          .locator('li', { has: page.getByRole('heading', { name: card.title }) })
          .locator('ul > li');
        await expect(items).toHaveText([...card.items]);
        await expect(items).toHaveCount(6);
      }
      const steps = page.getByRole('region', { name: content.sales.process.title }).getByRole('listitem');
      await expect(steps).toHaveCount(5);
      await expect(steps.first()).toContainText(content.sales.steps[0].when);
    });

    test('links to the contact form with the subject preset', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/services/sales`);
      const contactLink = page.getByRole('main').getByRole('link', { name: t.salesPage.ask });
      for (const link of await contactLink.all()) {
        await expect(link).toHaveAttribute('href', `/${locale}/contact?subject=sale#contact-form`);
      }
      await contactLink.first().click();
      await expect(page).toHaveURL(`/${locale}/contact?subject=sale#contact-form`);
      await expect(page.locator('#contact-form')).toBeInViewport();
    });

    test('has a timeline of a sale with text', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/services/sales`);
      const chart = page.getByRole('region', { name: content.sales.duration.title });
      for (const { span } of content.sales.duration.bars) await expect(chart.getByText(span)).toBeVisible();
    });
  });

  test.describe(`the agency, ${locale}`, () => {
    test('has story, mission, years, services, values and team', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/about`);
      const { about, team } = content;
      await expect(page.getByText(about.story.opening)).toBeVisible();
      await expect(page.getByText(about.mission.statement)).toBeVisible();
      await expect(page.getByRole('heading', { name: `15+ ${about.years.title}` })).toBeVisible();
      await expect(page.getByText(String(agency.founded), { exact: true })).toBeVisible();
      const headingsOf = (name: string) => page.getByRole('region', { name }).getByRole('heading', { level: 3 });
      await expect(headingsOf(about.services.title)).toHaveText(about.services.items.map(({ title }) => title));
      await expect(headingsOf(about.values.title)).toHaveText(about.values.items.map(({ title }) => title));
      await expect(headingsOf(about.team.title)).toHaveText(team.map(({ name }) => name));
      expect(team).toHaveLength(4);
      await expect(page.getByRole('main').getByRole('link', { name: t.aboutPage.contact })).toHaveAttribute(
        'href',
        `/${locale}/contact`,
      );
    });

    test('shows its team without photos', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/about`);
      await expect(page.getByRole('region', { name: content.about.team.title }).getByRole('img')).toHaveCount(0);
    });
  });

  test.describe(`the testimonials, ${locale}`, () => {
    test('are nine, each with five stars read once', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/testimonials`);
      const testimonials = page.getByRole('main').getByRole('figure');
      await expect(testimonials).toHaveCount(9);
      for (const { author, content: words } of content.voices) {
        const testimonial = testimonials.filter({ hasText: words });
        await expect(testimonial).toContainText(author);
        await expect(testimonial.getByRole('img')).toHaveCount(1);
        await expect(testimonial.getByRole('img')).toHaveAccessibleName(fill(t.testimonialsPage.rating, { rating: 5 }));
      }
    });

    test('have no rating in structured data', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(`/${locale}/testimonials`);
      expect(JSON.stringify(await structuredData(page))).not.toMatch(/rating|review/i);
    });
  });
}
