import { divIcon, layerGroup, marker, type LayerGroup, type Map as LeafletMap } from 'leaflet';
import { labelsWithin, type CoveredBox } from '@/lib/map/labels';
import styles from './label-layer.module.scss';
import { mapBounds } from './leaflet-bounds';

const PANE = 'labels';

export class LabelLayer {
  readonly #map: LeafletMap;
  readonly #layer: LayerGroup;
  readonly #flags: () => readonly CoveredBox[];

  /** `flags`: boxes in pixels of the world at the present zoom. */
  constructor(map: LeafletMap, flags: () => readonly CoveredBox[] = () => []) {
    this.#map = map;
    this.#flags = flags;
    const pane = map.createPane(PANE);
    pane.classList.add(styles.pane ?? '');
    pane.setAttribute('aria-hidden', 'true');
    this.#layer = layerGroup().addTo(map);
    map.on('moveend', () => this.update());
  }

  update(): void {
    const bounds = mapBounds(this.#map.getBounds().pad(0.1));
    this.#layer.clearLayers();
    for (const { at, kind, moved, text } of labelsWithin(bounds, this.#map.getZoom(), this.#flags())) {
      const html = document.createElement('span');
      html.textContent = text;
      html.className = styles[kind] ?? '';
      const icon = divIcon({ className: styles.label ?? '', html, iconSize: [0, 0], iconAnchor: [0, -moved] });
      marker([at[0], at[1]], { icon, interactive: false, keyboard: false, pane: PANE }).addTo(this.#layer);
    }
  }
}
