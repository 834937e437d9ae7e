const nameOf = (section: Element) =>
  section.getAttribute('aria-label') ??
  section.ownerDocument.getElementById(section.getAttribute('aria-labelledby') ?? '')?.textContent ??
  '';

export const sectionNames = (document: Document) => [...document.querySelectorAll('main section')].map(nameOf);

export function sectionNamed(document: Document, name: string): Element {
  const found = [...document.querySelectorAll('main :is(section, aside)')].find((each) => nameOf(each) === name);
  if (!found) throw new Error(`No section ${name}`);
  return found;
}

export const textsOf = (parent: ParentNode, selector: string) =>
  [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');

export const hrefsOf = (parent: ParentNode, selector = 'a') =>
  [...parent.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');

export const hrefOf = (parent: ParentNode, text: string) =>
  [...parent.querySelectorAll('a')].find((link) => link.textContent?.trim() === text)?.getAttribute('href') ?? null;

export const jsonLd = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  );
