import type { Map as LeafletMap } from 'leaflet';
import { boundsValues } from '@/lib/listings/search/map-bounds';
import { scaled } from '@/lib/map/map-frame';
import styles from '@/components/map/listing-map.module.scss';
import { mapBounds } from './leaflet-bounds';
import type { LiveMapOptions } from './open-map';

/** Slightly below 1, so that rounding does not zoom the next view out. */
const WITHIN = 0.98;

export class SearchButton {
  readonly #map: LeafletMap;
  readonly #button: HTMLButtonElement;
  readonly #message: HTMLParagraphElement;

  constructor(map: LeafletMap, box: HTMLElement, { address, onSearch, texts }: LiveMapOptions) {
    this.#map = map;
    this.#button = document.createElement('button');
    this.#button.type = 'button';
    this.#button.className = styles.search ?? '';
    this.#button.textContent = texts.search;
    this.#button.hidden = true;
    this.#button.addEventListener('click', () => {
      const bounds = mapBounds(map.getBounds());
      const joint = address.includes('?') ? '&' : '?';
      onSearch(`${address}${joint}bounds=${boundsValues(scaled(bounds, WITHIN)).join(',')}`);
    });
    this.#message = document.createElement('p');
    this.#message.className = styles.message ?? '';
    this.#message.setAttribute('role', 'status');
    box.append(this.#button, this.#message);
  }

  start(): void {
    this.#map.once('movestart', () => {
      this.#button.hidden = false;
    });
  }

  say(text: string): void {
    this.#message.textContent = text;
  }

  remove(): void {
    this.#button.remove();
    this.#message.remove();
  }
}
