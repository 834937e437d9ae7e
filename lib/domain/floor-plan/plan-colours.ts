/** The site's colours (components/styles/_tokens.scss), which a file of its own cannot read. */
export const planColours = {
  ground: '#faf6ef',
  room: '#fff',
  hall: '#f3ebdd',
  wet: '#d9e6e6',
  open: '#f3ebdd',
  openLine: '#8b8375',
  wall: '#1f2a30',
  text: '#1f2a30',
  area: '#4e5861',
  door: '#8b8375',
  entrance: '#a8482a',
} as const;
