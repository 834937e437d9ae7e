import 'leaflet/dist/leaflet.css';
import { circle, divIcon, Map as LeafletMap, marker, tileLayer, type LatLng } from 'leaflet';
import { LabelLayer } from '@/components/map/live/label-layer';
import { addZoomButtons } from '@/components/map/live/zoom-buttons';
import { SHOWN_RADIUS, shownPoint } from '@/lib/listings/place/shown-point';
import { MAX_ZOOM, MIN_ZOOM, moved } from '@/lib/map/mercator';
import styles from './point-field.module.scss';

type Point = Readonly<{ latitude: number; longitude: number }>;

type PointMapOptions = Readonly<{
  tiles: Readonly<{ version: string; hasNames: boolean }>;
  /** Null until the first click sets the pin. */
  point: Point | null;
  /** Whether to draw the circle that visitors see. */
  showsCircle: boolean;
  texts: Readonly<{ map: string; pin: string; in: string; out: string }>;
  onMove: (point: Point) => void;
}>;

export type PointMap = Readonly<{ show: (point: Point) => void; close: () => void }>;

/** Metres per arrow key, and with Shift. */
const STEP = 5;
const LONG_STEP = 50;
/** Decimals of a degree; the accuracy is about half a metre. */
const DIGITS = 6;
const EVERYWHERE = { at: [40.2, 0.8], zoom: MIN_ZOOM } as const;
const CLOSE = 16;

const arrows: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
};

export function openPointMap(box: HTMLElement, options: PointMapOptions): PointMap {
  const { onMove, point, showsCircle, texts, tiles } = options;
  box.setAttribute('role', 'region');
  box.setAttribute('aria-label', texts.map);
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new LeafletMap(box, {
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    attributionControl: false,
    zoomControl: false,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
  });
  map.setView([...EVERYWHERE.at], EVERYWHERE.zoom);
  tileLayer(`/map/${tiles.version}/{z}/{x}/{y}.webp`, { minZoom: MIN_ZOOM, maxZoom: MAX_ZOOM }).addTo(map);
  if (!tiles.hasNames) new LabelLayer(map).update();
  const removeButtons = addZoomButtons(map, box, texts);

  const icon = divIcon({
    className: styles.pin ?? '',
    html: '<span></span>',
    iconSize: [44, 44],
    iconAnchor: [22, 40],
  });
  const pin = marker(map.getCenter(), { icon, draggable: true, title: texts.pin, alt: texts.pin });
  const shown = circle(map.getCenter(), { radius: SHOWN_RADIUS, className: styles.circle ?? '', interactive: false });

  const show = (at: Point) => {
    pin.setLatLng([at.latitude, at.longitude]).addTo(map);
    const nearby = showsCircle ? shownPoint(at) : null;
    if (nearby) shown.setLatLng([nearby.latitude, nearby.longitude]).addTo(map);
  };
  const move = ({ lat, lng }: Pick<LatLng, 'lat' | 'lng'>) => {
    const at = { latitude: Number(lat.toFixed(DIGITS)), longitude: Number(lng.toFixed(DIGITS)) };
    show(at);
    onMove(at);
  };
  pin.on('drag', () => move(pin.getLatLng()));
  pin.on('add', () => pin.getElement()?.addEventListener('keydown', step));
  map.on('click', ({ latlng }) => move(latlng));

  function step(event: KeyboardEvent): void {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    // Prevents the map from moving too.
    event.stopPropagation();
    const metres = event.shiftKey ? LONG_STEP : STEP;
    const { lat, lng } = pin.getLatLng();
    const [latitude, longitude] = moved([lat, lng], arrow[0] * metres, arrow[1] * metres);
    move({ lat: latitude, lng: longitude });
    map.panInside(pin.getLatLng(), { padding: [60, 60], animate: false });
  }

  if (point) {
    map.setView([point.latitude, point.longitude], CLOSE, { animate: false });
    show(point);
  }
  return {
    show: (at) => {
      show(at);
      map.panInside([at.latitude, at.longitude], { padding: [60, 60] });
    },
    close: () => {
      removeButtons();
      map.remove();
    },
  };
}
