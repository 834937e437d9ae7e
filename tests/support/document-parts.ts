/** The name of a section: its label, or the text that labels it. */
const nameOf = (section: Element) =>
  section.getAttribute('aria-label') ??
  section.ownerDocument.getElementById(section.getAttribute('aria-labelledby') ?? '')?.textContent ??
  '';

/** The names of the sections in the main part, in their order. */
export const sectionNames = (document: Document) => [...document.querySelectorAll('main section')].map(nameOf);

/** The section or aside with this name. Throws where there is none. */
export function sectionNamed(document: Document, name: string): Element {
  const found = [...document.querySelectorAll('main :is(section, aside)')].find((each) => nameOf(each) === name);
  if (!found) throw new Error(`No section ${name}`);
  return found;
}

/** The text of each element that matches. */
export const textsOf = (parent: ParentNode, selector: string) =>
  [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');

/** The addresses of the links that match. */
export const hrefsOf = (parent: ParentNode, selector = 'a') =>
  [...parent.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');

/** Where the link with this text leads; null where there is none. */
export const hrefOf = (parent: ParentNode, text: string) =>
  [...parent.querySelectorAll('a')].find((link) => link.textContent?.trim() === text)?.getAttribute('href') ?? null;

/** What search engines read: each block of JSON-LD, in its order. */
export const jsonLd = (document: Document) =>
  textsOf(document, 'script[type="application/ld+json"]').map((text) => JSON.parse(text) as Record<string, unknown>);
