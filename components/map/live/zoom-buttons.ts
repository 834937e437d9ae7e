import type { Map as LeafletMap } from 'leaflet';
import styles from '@/components/map/listing-map.module.scss';
import type { LiveMapTexts } from './open-map';

export function addZoomButtons(map: LeafletMap, box: HTMLElement, texts: Pick<LiveMapTexts, 'in' | 'out'>): () => void {
  const group = document.createElement('p');
  group.className = styles.zoom ?? '';
  const button = (sign: string, name: string, zoom: () => void) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = sign;
    made.setAttribute('aria-label', name);
    made.addEventListener('click', zoom);
    group.append(made);
    return made;
  };
  const closer = button('+', texts.in, () => map.zoomIn());
  const farther = button('−', texts.out, () => map.zoomOut());
  const update = () => {
    closer.disabled = map.getZoom() >= map.getMaxZoom();
    farther.disabled = map.getZoom() <= map.getMinZoom();
  };
  map.on('zoomend', update);
  update();
  box.append(group);
  return () => group.remove();
}
