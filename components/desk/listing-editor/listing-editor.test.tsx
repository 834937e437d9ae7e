import { act, fireEvent, render, screen } from '@testing-library/react';
import { editorView } from '@/lib/listings/fields/editor-view';
import { typedValues } from '@/lib/listings/fields/typed-values';
import { draftCard } from '@/lib/listings/list/draft-card';
import type { FormPreview } from '@/lib/listings/fields/form-preview';
import { makeListing } from '@/tests/support/make-listing';
import en from '@/messages/en';
import type { EditorState } from './editor-form';
import { editorTextKeys, type EditorTexts } from './editor-texts';
import { ListingEditor } from './listing-editor';
import { readTyped, storeTyped } from './typed-copy';
import type { PreviewAction } from './use-form-preview';

const flat = makeListing('flat');
const { editor, errors } = en.deskFields;
const texts = {
  ...Object.fromEntries(editorTextKeys.map((key) => [key, editor[key]])),
  errors,
} as EditorTexts;

type Action = (state: EditorState, data: FormData) => Promise<EditorState>;

const gap = (field: string) => ({ field, sentence: `${field} is missing`, href: '/en/elsewhere' });
const previewOf = (...fields: string[]): FormPreview => ({
  card: draftCard(flat, 'en'),
  gaps: fields.map(gap),
  lacks: fields.length > 0 ? `${fields.length} missing` : null,
  sectionLacks: fields.includes('price') ? { basics: '1 missing' } : {},
});

let preview: FormPreview | null;
const previewed = jest.fn<ReturnType<PreviewAction>, Parameters<PreviewAction>>(() => Promise.resolve(preview));

function show(
  action: Action = () => Promise.resolve({}),
  sections = ['basics', 'energy', 'size'],
  lacking = ['price', 'energy', 'rooms'],
) {
  const problems = lacking.map((field) => ({ field, message: 'is missing' }));
  return render(
    <ListingEditor
      id="home"
      editVersion={3}
      locale="en"
      began={typedValues(flat)}
      typed={{}}
      sections={editorView(flat, problems, 'en').filter(({ id }) => sections.includes(id))}
      preview={previewOf(...lacking)}
      previewAction={previewed}
      cover={null}
      action={action}
      hidden={{}}
      hasNext={false}
      loginHref="/en/login"
      conflictHref="/en/conflict"
      texts={texts}
      point={{ labels: en.deskPlaces.pointField, map: { version: '1', hasNames: false, attribution: null } }}
    />,
  );
}

const price = () => screen.getByRole('textbox', { name: 'Price' });
const type = (input: HTMLElement, value: string) => {
  fireEvent.input(input, { target: { value } });
  fireEvent.change(input, { target: { value } });
};
const wait = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

let answer: () => Promise<Response>;
const fetched = jest.fn((..._: Parameters<typeof fetch>) => answer());
const respond = (status: number, body: object) => () =>
  Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) } as Response);

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  fetched.mockClear();
  preview = null;
  previewed.mockClear();
  answer = respond(200, { status: 'saved' });
  global.fetch = fetched;
});
afterEach(() => jest.useRealTimers());

it('says at once what cannot be read', async () => {
  show();
  type(price(), 'a lot');
  await act(async () => fireEvent.blur(price()));
  expect(screen.getByText(errors.number)).toBeVisible();
  type(price(), '450.000');
  await act(async () => fireEvent.blur(price()));
  expect(screen.queryByText(errors.number)).toBeNull();
});

it('stores what was typed once the keys rest, and nothing else', async () => {
  show();
  type(price(), '450000');
  expect(screen.getByText(editor.unsaved)).toBeVisible();
  expect(readTyped('home')).toEqual({ editVersion: 3, fields: { price: '450000' } });
  await wait(3_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  const [address, request] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/api/desk/listings/home/draft');
  expect(JSON.parse(String(request?.body))).toEqual({ editVersion: 3, fields: { price: '450000' } });
  expect(screen.getByText(/^Draft saved at/)).toBeVisible();
  expect(readTyped('home')).toBeNull();
});

it('goes on trying without a connection, and has the words in the browser', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  show();
  type(price(), '450000');
  await wait(3_000);
  expect(screen.getByText(editor.offline)).toBeVisible();
  expect(readTyped('home')?.fields).toEqual({ price: '450000' });
  answer = respond(200, { status: 'saved' });
  await wait(10_000);
  expect(screen.getByText(/^Draft saved at/)).toBeVisible();
});

it('leads whose session ended to the door, and gives back what she typed', async () => {
  answer = respond(404, {});
  const { unmount } = show();
  type(price(), '450000');
  await wait(3_000);
  expect(screen.getByRole('link', { name: editor.signIn })).toHaveAttribute('href', '/en/login');
  unmount();
  answer = respond(200, { status: 'saved' });
  show();
  await wait(3_000);
  expect(price()).toHaveValue('450000');
  expect(screen.getByText(/^Draft saved at/)).toBeVisible();
});

it('says that somebody else has saved, also of words from before', async () => {
  storeTyped('home', { editVersion: 2, fields: { price: '450000' } });
  answer = respond(200, { status: 'changed' });
  show();
  await wait(3_000);
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toMatchObject({ editVersion: 2 });
  expect(screen.getByRole('link', { name: editor.conflictTitle })).toHaveAttribute('href', '/en/conflict');
});

it('shows why nothing was saved, and keeps every word', async () => {
  const sent: FormData[] = [];
  show((_, data) => {
    sent.push(data);
    return Promise.resolve({ message: 'Nothing was saved', errors: { price: 'number' } });
  });
  type(price(), 'a lot');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: editor.save })));
  expect(sent[0]?.get('price')).toBe('a lot');
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was saved');
  expect(screen.getByText(errors.number)).toBeVisible();
  expect(price()).toHaveValue('a lot');
  expect(price()).toHaveFocus();
});

it('asks for figures of a certificate only where there is one, and for as many rooms as there are', async () => {
  show();
  const letter = () => screen.queryByRole('combobox', { name: 'Consumption, class' });
  expect(letter()).toBeVisible();
  fireEvent.change(screen.getByRole('combobox', { name: 'Energy certificate' }), { target: { value: 'exempt' } });
  await wait(0);
  expect(letter()).toBeNull();
  const rows = () => screen.getAllByRole('group', { name: /^Rooms, row/ }).length;
  const before = rows();
  fireEvent.click(screen.getAllByRole('button', { name: editor.addRow })[0] as HTMLElement);
  expect(rows()).toBe(before + 1);
  fireEvent.input(document.getElementsByName(`rooms[${before}].area`)[0] as HTMLElement, { target: { value: '9' } });
  expect(rows()).toBe(before + 2);
});

it('folds complete sections, and opens one that the server refused', async () => {
  show(() => Promise.resolve({ message: 'Nothing was saved', errors: { 'energy.issued': 'day' } }), undefined, [
    'price',
  ]);
  const isOpen = (name: string) => screen.getByRole('region', { name }).querySelector('details')?.open;
  const { basics, energy } = en.deskFields.sections;
  expect([isOpen(basics), isOpen(energy)]).toEqual([true, false]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: editor.save })));
  expect(isOpen(energy)).toBe(true);
});

it('shows the card and what is missing with the values of the form', async () => {
  show();
  const live = screen.getByRole('region', { name: editor.cardTitle });
  expect(live).toHaveTextContent('€600,000');
  expect(screen.getByRole('link', { name: 'price is missing' })).toHaveAttribute('href', '#field-of-price');
  preview = { ...previewOf(), card: draftCard({ ...flat, price: 450_000 }, 'en') };
  type(price(), '450000');
  await wait(500);
  expect(previewed).toHaveBeenCalledWith('en', 'home', { price: '450000' });
  expect(live).toHaveTextContent('€450,000');
  expect(live).toHaveTextContent(editor.nothingMissing);
  expect(screen.queryByText('price is missing')).toBeNull();
});
