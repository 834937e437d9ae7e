import type { Locator, Page } from '@playwright/test';
import { generate } from 'otplib';
import sharp from 'sharp';
import { typedValues, type TypedValues } from '@/lib/listings/fields/typed-values';
import type { Listing } from '@/content/types/listing';
import { emailsIn } from './email-files';
import { texts } from './texts';
import { until } from './until.mjs';

const { deskFields, deskHome: deskListing, deskImages, deskSite, loginPage, secondStep, verifyPage } = texts.en;
const PASSWORD = 'a door that nobody else has 4711';

async function emailedPath(outbox: string, path: string): Promise<string> {
  const found = () =>
    emailsIn(outbox).flatMap((email) => new RegExp(`(/en${path}\\?token=[\\w.-]+)`).exec(email)?.[1] ?? []);
  await until(() => found().length > 0, 30_000);
  return found().at(-1) ?? '';
}

export async function enter(page: Page, { email, outbox, url }: Readonly<Record<'email' | 'outbox' | 'url', string>>) {
  const choosePassword = async (submit: string) => {
    await page.getByLabel(loginPage.password, { exact: true }).fill(PASSWORD);
    await page.getByLabel(loginPage.confirm, { exact: true }).fill(PASSWORD);
    await press(page, submit);
  };
  const invitation = await emailedPath(outbox, '/dashboard/agency/invitation');
  await page.goto(url + invitation);
  await page.getByRole('link', { name: loginPage.signUp, exact: true }).first().click();
  await page.getByLabel(loginPage.email, { exact: true }).fill(email);
  await choosePassword(loginPage.submitSignUp);
  await page.goto(url + (await emailedPath(outbox, '/auth/verify')));
  await choosePassword(verifyPage.submit);
  await page.goto(url + invitation);
  await press(page, secondStep.invitation.accept);
}

export async function enrol(page: Page): Promise<void> {
  const secret = ((await page.getByLabel(secondStep.enrol.key).textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel(secondStep.code).fill(await generate({ secret }));
  await press(page, secondStep.enrol.submit);
  await press(page, secondStep.codes.make);
  await page.getByRole('link', { name: secondStep.codes.goOn }).click();
}

/** An empty value unticks a box. */
export async function setFact(page: Page, key: string, values: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(`/en/dashboard/agency/site/${key}`);
  await fillIn(page, values);
  await press(page, deskSite.save);
  await page.getByText(deskSite.notices.saved).waitFor();
}

export async function publishListing(page: Page, listing: Listing): Promise<string> {
  await page.goto('/en/dashboard/agency/homes/new');
  const { area, operation, type } = listing;
  for (const [name, value] of Object.entries({ operation, type, place: area })) await put(page, name, value);
  await press(page, deskFields.editor.create);
  const path = new URL(page.url()).pathname;
  const typed = typedValues(listing);
  await fillIn(page, typed);
  await press(page, deskFields.editor.save);
  // Each save adds two empty rows for rooms.
  const rooms = Object.fromEntries(Object.entries(typed).filter(([name]) => name.startsWith('rooms[')));
  for (let row = 2; row < listing.rooms.length; row += 2) {
    await fillIn(page, rooms);
    await press(page, deskFields.editor.save);
  }
  await page.goto(`${path}/images`);
  await page.getByLabel(deskImages.upload.choose).setInputFiles(await Promise.all(['#cc8866', '#6688aa'].map(photo)));
  await press(page, deskImages.upload.send);
  await page.goto(`${path}/publish`);
  await press(page, deskListing.steps.publish.button);
  await page.getByRole('link', { name: deskListing.steps.see }).waitFor();
  return path.split('/').at(-1) ?? '';
}

async function photo(background: string) {
  const image = sharp({ create: { width: 1_200, height: 800, channels: 3, background } });
  return { name: `${background}.jpg`, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

async function press(page: Page, button: string): Promise<void> {
  const answer = page.waitForResponse(
    (response) => response.request().isNavigationRequest() && response.status() < 300,
  );
  await page.getByRole('button', { name: button, exact: true }).click();
  await answer;
  await page.waitForLoadState();
}

async function fillIn(page: Page, values: TypedValues): Promise<void> {
  // Complete sections of the editor are folded.
  await page.locator('form details').evaluateAll((all) => {
    for (const folded of all) (folded as HTMLDetailsElement).open = true;
  });
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value].flat()) await put(page, name, one);
  }
}

async function put(page: Page, name: string, value: string): Promise<void> {
  const named = (kind: string) => page.locator(`${kind}[name="${name}"]`);
  const boxes = page.locator(`[name="${name}"]:is([type="checkbox"], [type="radio"])`);
  const line = page.locator(`[name="${name}"]:is(textarea, input:not([type="hidden"]))`);
  if ((await named('select').count()) > 0) await named('select').selectOption(value);
  else if ((await boxes.count()) > 0) await putBox(boxes, value);
  else if ((await line.count()) > 0) await line.fill(value);
}

const putBox = (boxes: Locator, value: string): Promise<void> =>
  value === '' || value === 'no'
    ? boxes.first().uncheck({ force: true })
    : boxes.and(boxes.page().locator(`[value="${value}"]`)).check({ force: true });
