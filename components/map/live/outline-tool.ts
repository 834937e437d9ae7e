import { polygon, type LatLng, type LeafletMouseEvent, type Map as LeafletMap, type Polygon } from 'leaflet';
import type { MapPoint } from '@/content/types/map-plan';
import { MAX_CORNERS, MIN_CORNERS, outlineValues } from '@/lib/listings/search/map-outline';
import styles from '@/components/map/outline.module.scss';
import type { LiveMapOptions } from './open-map';

/** A tap adds a corner there; a button adds one at the map centre. */
export class OutlineTool {
  readonly #map: LeafletMap;
  readonly #options: LiveMapOptions;
  readonly #shape: Polygon;
  readonly #box: HTMLElement;
  readonly #open: HTMLButtonElement;
  #tools: readonly HTMLElement[] = [];
  #corners: readonly MapPoint[] = [];

  constructor(map: LeafletMap, box: HTMLElement, options: LiveMapOptions) {
    this.#map = map;
    this.#box = box;
    this.#options = options;
    this.#shape = polygon(toLeaflet(options.corners ?? []), { className: styles.outline ?? '', interactive: false });
    this.#shape.addTo(map);
    this.#open = button(options.texts.outline.draw, () => this.#start(), styles.open);
    box.append(this.#open);
  }

  remove(): void {
    this.#open.remove();
    this.#stop();
  }

  #start(): void {
    const { cancel, corner, draw, hint, search, undo } = this.#options.texts.outline;
    this.#open.hidden = true;
    this.#corners = [];
    const bar = document.createElement('div');
    bar.className = styles.bar ?? '';
    bar.setAttribute('role', 'group');
    bar.setAttribute('aria-label', draw);
    const state = document.createElement('p');
    state.setAttribute('role', 'status');
    const add = button(corner, () => this.#add(this.#map.getCenter()));
    const revert = button(undo, () => this.#set(this.#corners.slice(0, -1)));
    const done = button(search, () => this.#search(), styles.done);
    const end = button(cancel, () => this.#cancel());
    const middle = document.createElement('span');
    middle.className = styles.middle ?? '';
    bar.append(state, add, revert, done, end);
    this.#tools = [bar, middle];
    this.#box.append(...this.#tools);
    this.#map.on('click', this.#tap);
    this.#update = () => {
      const count = this.#corners.length;
      state.textContent = hint.replace('{count}', String(count));
      add.disabled = count >= MAX_CORNERS;
      revert.disabled = count === 0;
      done.disabled = count < MIN_CORNERS;
    };
    this.#set([]);
    add.focus();
  }

  #update = (): void => undefined;

  readonly #tap = ({ latlng }: LeafletMouseEvent): void => this.#add(latlng);

  #add({ lat, lng }: LatLng): void {
    if (this.#corners.length < MAX_CORNERS) this.#set([...this.#corners, [lat, lng]]);
  }

  #set(corners: readonly MapPoint[]): void {
    this.#corners = corners;
    this.#shape.setLatLngs(toLeaflet(corners));
    this.#update();
  }

  #search(): void {
    const { address, onSearch } = this.#options;
    onSearch(`${address}${address.includes('?') ? '&' : '?'}outline=${outlineValues(this.#corners).join(',')}`);
  }

  #cancel(): void {
    this.#stop();
    this.#shape.setLatLngs(toLeaflet(this.#options.corners ?? []));
    this.#open.hidden = false;
    this.#open.focus();
  }

  #stop(): void {
    this.#map.off('click', this.#tap);
    for (const tool of this.#tools) tool.remove();
  }
}

const toLeaflet = (corners: readonly MapPoint[]): [number, number][] => corners.map(([lat, lng]) => [lat, lng]);

function button(text: string, press: () => void, className?: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.className = className ?? '';
  made.addEventListener('click', press);
  return made;
}
