import { DomEvent, divIcon, marker as leafletMarker, type Map as LeafletMap, type Marker } from 'leaflet';
import { localizedHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import { listingPath } from '@/lib/i18n/routes';
import { densestPart } from '@/lib/map/densest-part';
import { flagBox, flagHeight, flagName } from '@/lib/map/flag-shape';
import type { CoveredBox } from '@/lib/map/labels';
import { toWorld, worldSize, type MapBounds } from '@/lib/map/mercator';
import { boundsOfMarkers, groupsAt, markerIndex, type MapGroup, type MarkerIndex } from '@/lib/map/groups';
import styles from '@/components/map/listing-map.module.scss';
import { corners } from './leaflet-bounds';
import type { LiveMarker } from './markers';
import type { LiveMapTexts } from './open-map';

type Options = Readonly<{ locale: Locale; texts: LiveMapTexts; onChoose: (marker: LiveMarker) => void }>;

/** Flags present in both views keep their element. */
export class FlagLayer {
  readonly #map: LeafletMap;
  readonly #options: Options;
  readonly #drawn = new Map<string, Marker>();
  #index: MarkerIndex<LiveMarker> | null = null;
  #groups: readonly MapGroup<LiveMarker>[] = [];
  #step = 0;

  constructor(map: LeafletMap, options: Options) {
    this.#map = map;
    this.#options = options;
    map.on('moveend', () => this.#draw());
  }

  show(markers: readonly LiveMarker[]): void {
    this.#index = markerIndex(markers);
    this.#step = flagHeight(markers);
    this.#draw();
  }

  firstView(markers: readonly LiveMarker[]): MapBounds {
    const { x: width, y: height } = this.#map.getSize();
    const size = { width, height };
    return densestPart(markers, size, { width: width - 80, height: height - 100 });
  }

  /** Boxes of flags and groups, in pixels of the world at the present zoom. */
  boxes(): readonly CoveredBox[] {
    const zoom = this.#map.getZoom();
    return this.#groups.flatMap(({ at, isSpread, markers }) => {
      const [x = 0, y = 0] = toWorld(at).map((part) => part * worldSize(zoom));
      if (!isSpread) return [flagBox(x, y, null)];
      return markers.map((one, above) => flagBox(x, y - above * this.#step, one));
    });
  }

  elementOf(id: string): HTMLElement | null {
    for (const [key, marker] of this.#drawn) {
      if (key.split(' ').includes(id)) return marker.getElement()?.querySelector('a') ?? null;
    }
    return null;
  }

  #draw(): void {
    if (!this.#index) return;
    const seen = this.#map.getBounds().pad(0.2);
    const wanted = new Map<string, () => Marker>();
    this.#groups = groupsAt(this.#index, this.#map.getZoom());
    for (const group of this.#groups) {
      if (!seen.contains([group.at[0], group.at[1]])) continue;
      if (!group.isSpread) {
        wanted.set(group.key, () => this.#group(group));
        continue;
      }
      group.markers.forEach((one, above) => wanted.set(one.id, () => this.#flag(one, above)));
    }
    for (const [key, marker] of this.#drawn) {
      if (wanted.has(key)) continue;
      marker.remove();
      this.#drawn.delete(key);
    }
    for (const [key, make] of wanted) {
      if (!this.#drawn.has(key)) this.#drawn.set(key, make().addTo(this.#map));
    }
  }

  #flag(marker: LiveMarker, above: number): Marker {
    const { locale, onChoose, texts } = this.#options;
    const link = this.#link(marker.price, flagName(marker, texts.means), styles.flag);
    if (marker.means) {
      link.classList.add(styles.tall ?? '');
      link.append(Object.assign(document.createElement('small'), { textContent: marker.means }));
    }
    link.href = localizedHref(locale, listingPath(marker.id));
    link.dataset.listing = marker.id;
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onChoose(marker);
    });
    return this.#place(marker, link, above);
  }

  #group(group: MapGroup<LiveMarker>): Marker {
    const count = String(group.markers.length);
    const link = this.#link(count, this.#options.texts.group.replace('{count}', count), styles.group);
    link.href = '#';
    link.addEventListener('click', (event) => {
      event.preventDefault();
      this.#map.fitBounds(corners(boundsOfMarkers(group.markers)));
    });
    return this.#place(group, link, 0);
  }

  #link(text: string, name: string, className: string | undefined): HTMLAnchorElement {
    const link = document.createElement('a');
    link.className = className ?? '';
    link.textContent = text;
    link.setAttribute('aria-label', name);
    DomEvent.disableClickPropagation(link);
    return link;
  }

  #place({ at }: Pick<LiveMarker, 'at'>, html: HTMLElement, above: number): Marker {
    const icon = divIcon({
      className: styles.anchor ?? '',
      html,
      iconSize: [0, 0],
      iconAnchor: [0, above * this.#step],
    });
    return leafletMarker([at[0], at[1]], { icon, interactive: false, keyboard: false });
  }
}
