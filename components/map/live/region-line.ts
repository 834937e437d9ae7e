import type { Map as LeafletMap } from 'leaflet';
import { isWithin, type MapBounds } from '@/lib/map/mercator';
import { corners, mapBounds } from './leaflet-bounds';
import type { LiveMarker } from './markers';
import type { LiveMapTexts } from './open-map';

const CLOSEST = 13;

/** Keeps the line above the map in step with it; its links move the map instead of loading a page. */
export function followRegions(
  map: LeafletMap,
  markers: readonly LiveMarker[],
  { inside, outside }: Pick<LiveMapTexts, 'inside' | 'outside'>,
  signal: AbortSignal,
): void {
  const line = document.querySelector<HTMLElement>('[data-regions]');
  const [first, rest] = line ? line.querySelectorAll<HTMLElement>(':scope > b, :scope > span') : [];
  if (!line || !first || !rest) return;
  const links = [...line.querySelectorAll('a')].map((link) => ({ link, bounds: boundsOf(link) }));
  const update = () => {
    const seen = mapBounds(map.getBounds());
    const hidden = markers.filter(({ at }) => !isWithin(at, seen));
    first.textContent = inside.replace('{count}', String(markers.length - hidden.length));
    rest.textContent = outside.replace('{count}', String(hidden.length));
    rest.hidden = hidden.length === 0;
    for (const { bounds, link } of links) {
      const count = hidden.filter(({ at }) => isWithin(at, bounds)).length;
      link.hidden = count === 0;
      link.lastElementChild?.replaceChildren(String(count));
    }
  };
  for (const { bounds, link } of links) {
    link.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        map.fitBounds(corners(bounds), { maxZoom: CLOSEST });
      },
      { signal },
    );
  }
  map.on('moveend', update);
  update();
}

function boundsOf({ dataset }: HTMLElement): MapBounds {
  const [west = 0, south = 0, east = 0, north = 0] = (dataset.bounds ?? '').split(',').map(Number);
  return { west, south, east, north };
}
