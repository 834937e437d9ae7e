/** Features that the accessibility statement names only while they are switched on. */
export function pageFeatures(variables: Readonly<Record<string, string | undefined>> = process.env) {
  return { bookingCalendar: Boolean(variables.BOOKING_WIDGET_URL), mapTiles: Boolean(variables.MAP_TILES) };
}
