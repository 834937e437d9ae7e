import { localizedHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import { listingPath } from '@/lib/i18n/routes';
import type { ChosenListingView } from '@/lib/listings/map/chosen-listing';
import styles from '@/components/map/listing-map.module.scss';
import type { LiveMarker } from './markers';
import type { LiveMapTexts } from './open-map';

type Options = Readonly<{ locale: Locale; texts: LiveMapTexts; signal: AbortSignal }>;

export class ChosenListing {
  readonly #box: HTMLElement;
  readonly #options: Options;
  #card: HTMLElement | null = null;

  constructor(box: HTMLElement, options: Options) {
    this.#box = box;
    this.#options = options;
    box.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') this.remove();
      },
      { signal: options.signal },
    );
  }

  async show(marker: LiveMarker): Promise<void> {
    const { locale, signal } = this.#options;
    const address = localizedHref(locale, listingPath(marker.id));
    const view = await fetchListing(marker.id, locale, signal);
    if (signal.aborted) return;
    if (!view) return window.location.assign(address);
    const flag = document.activeElement;
    this.remove();
    this.#card = this.#draw({ ...view, means: marker.means }, address, flag instanceof HTMLElement ? flag : null);
    this.#box.append(this.#card);
    this.#card.querySelector('a')?.focus({ preventScroll: true });
  }

  remove(): void {
    this.#card?.remove();
    this.#card = null;
  }

  #draw(view: ChosenListingView & Pick<LiveMarker, 'means'>, address: string, flag: HTMLElement | null): HTMLElement {
    const card = element('article', styles.chosen);
    if (view.image) card.append(Object.assign(document.createElement('img'), view.image));
    const link = element('a', undefined, view.title) as HTMLAnchorElement;
    link.href = address;
    const close = element('button', styles.close, '×') as HTMLButtonElement;
    close.type = 'button';
    close.setAttribute('aria-label', this.#options.texts.close);
    close.addEventListener('click', () => {
      this.remove();
      flag?.focus();
    });
    const text = element('div', styles.chosenText);
    text.append(element('p', styles.chosenPrice, view.price));
    if (view.means) text.append(element('p', undefined, this.#options.texts.means.replace('{means}', view.means)));
    text.append(link, element('p', undefined, view.place), element('p', undefined, view.facts));
    card.append(text, close);
    return card;
  }
}

function element(name: string, className?: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}

async function fetchListing(id: string, locale: Locale, signal: AbortSignal): Promise<ChosenListingView | null> {
  try {
    const response = await fetch(`/api/listings/map/${encodeURIComponent(id)}?locale=${locale}`, { signal });
    return response.ok ? ((await response.json()) as ChosenListingView) : null;
  } catch {
    return null;
  }
}
