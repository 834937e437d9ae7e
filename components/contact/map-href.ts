const ZOOM = 17;

export function mapHref({ latitude, longitude }: Readonly<{ latitude: number; longitude: number }>): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`;
}
