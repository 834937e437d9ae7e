import 'server-only';

export const colours = {
  ink: '#1f2a30',
  inkSoft: '#55606a',
  hairline: '#ddd2c0',
  sand: '#ebdfcb',
  sandSoft: '#f3ebdd',
  terracotta: '#a8482a',
  sea: '#1d5a69',
  white: '#ffffff',
} as const;

export const energyColours = {
  A: '#2a7a4c',
  B: '#77ac52',
  C: '#b4c552',
  D: '#ecd051',
  E: '#e8a83f',
  F: '#df7f3a',
  G: '#b23a2c',
} as const;

export type FontName = 'sans' | 'bold' | 'serif';

/** Sizes in points. */
export type TextStyle = Readonly<{ font: FontName; size: number; leading: number; colour: string }>;

const style = (font: FontName, size: number, leading: number, colour: string = colours.ink): TextStyle => ({
  font,
  size,
  leading,
  colour,
});

export const styles = {
  agency: style('serif', 15, 18),
  title: style('serif', 18, 21),
  story: style('serif', 10.5, 13.5, colours.inkSoft),
  price: style('serif', 19, 22),
  opening: style('serif', 9.6, 12.8),
  heading: style('bold', 8.6, 11.5),
  status: style('bold', 8.6, 12, colours.terracotta),
  figure: style('bold', 9.2, 12),
  text: style('sans', 8, 11),
  strong: style('bold', 8, 11),
  note: style('sans', 7, 9.2, colours.inkSoft),
  noteStrong: style('bold', 7, 9.2),
  link: style('bold', 7, 9.2, colours.sea),
} as const;
