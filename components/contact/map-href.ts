/** Zoom at which OpenStreetMap shows a few blocks. */
const ZOOM = 17;

/** The place on OpenStreetMap, with a mark: a plain link, followed only by those who want to. */
export function mapHref({ latitude, longitude }: Readonly<{ latitude: number; longitude: number }>): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`;
}
