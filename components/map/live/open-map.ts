import 'leaflet/dist/leaflet.css';
import { Map as LeafletMap, tileLayer } from 'leaflet';
import type { MapPoint } from '@/content/types/map-plan';
import type { Locale } from '@/lib/i18n/locales';
import { MAX_ZOOM, MIN_ZOOM, type MapBounds } from '@/lib/map/mercator';
import styles from '@/components/map/listing-map.module.scss';
import { ChosenListing } from './chosen-listing';
import { FlagLayer } from './flag-layer';
import { LabelLayer } from './label-layer';
import { corners } from './leaflet-bounds';
import { markList } from './mark-list';
import { fetchMarkers } from './markers';
import { OutlineTool } from './outline-tool';
import { followRegions } from './region-line';
import { SearchButton } from './search-button';
import { addZoomButtons } from './zoom-buttons';

export type LiveMapTexts = Readonly<{
  in: string;
  out: string;
  keys: string;
  search: string;
  close: string;
  /** Contains `{count}`. */
  group: string;
  failed: string;
  /** Contains `{means}`. */
  means: string;
  /** Contain `{count}`. */
  inside: string;
  outside: string;
  outline: Readonly<Record<'draw' | 'hint' | 'corner' | 'undo' | 'search' | 'cancel', string>>;
}>;

export type LiveMapOptions = Readonly<{
  tiles: Readonly<{ version: string; hasNames: boolean }>;
  bounds: MapBounds;
  isPart: boolean;
  corners: readonly MapPoint[] | null;
  locale: Locale;
  address: string;
  query: string;
  texts: LiveMapTexts;
  onSearch: (address: string) => void;
}>;

/** The drawing uses twice as many pixels as the page. */
const CLOSEST_AT_FIRST = 16;

/** Replaces the drawing in `box`; returns a function that removes the map. */
export function openMap(box: HTMLElement, options: LiveMapOptions): () => void {
  const { bounds, isPart, locale, query, texts, tiles } = options;
  const element = document.createElement('div');
  element.className = styles.live ?? '';
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', texts.keys);
  box.append(element);
  box.toggleAttribute('data-live', true);

  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new LeafletMap(element, {
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    maxBounds: [
      [35, -12],
      [45, 8],
    ],
    attributionControl: false,
    zoomControl: false,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    inertia: !isStill,
  });
  map.fitBounds(corners(bounds), { maxZoom: CLOSEST_AT_FIRST, animate: false });
  tileLayer(`/map/${tiles.version}/{z}/{x}/{y}.webp`, { minZoom: MIN_ZOOM, maxZoom: MAX_ZOOM }).addTo(map);

  const removeButtons = addZoomButtons(map, box, texts);
  const stop = new AbortController();
  const chosen = new ChosenListing(box, { locale, texts, signal: stop.signal });
  const flags = new FlagLayer(map, { locale, texts, onChoose: (marker) => chosen.show(marker) });
  const labels = tiles.hasNames ? null : new LabelLayer(map, () => flags.boxes());
  labels?.update();
  const search = new SearchButton(map, box, options);
  const outline = new OutlineTool(map, box, options);
  fetchMarkers(query, stop.signal).then(
    (markers) => {
      if (markers.length > 0 && !isPart)
        map.fitBounds(corners(flags.firstView(markers)), { maxZoom: 15, animate: false });
      flags.show(markers);
      labels?.update();
      search.start();
      followRegions(map, markers, texts, stop.signal);
      markList(flags, box, stop.signal);
    },
    () => {
      if (!stop.signal.aborted) search.say(texts.failed);
    },
  );

  return () => {
    stop.abort();
    map.remove();
    chosen.remove();
    search.remove();
    outline.remove();
    removeButtons();
    element.remove();
    box.toggleAttribute('data-live', false);
  };
}
