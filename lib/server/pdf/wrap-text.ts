import 'server-only';

const ELLIPSIS = '…';

/** In points. */
export type MeasureWidth = (text: string) => number;

/** Splits words wider than a line. */
export function wrapText(text: string, width: number, measure: MeasureWidth): readonly string[] {
  const lines: string[] = [];
  const space = measure(' ');
  let line: string[] = [];
  let used = 0;
  const endLine = () => {
    if (line.length > 0) lines.push(line.join(' '));
    line = [];
    used = 0;
  };
  for (const word of text.split(/[ \n]+/).filter(Boolean)) {
    const advance = measure(`${word} `);
    if (used + advance - space > width) endLine();
    if (advance - space > width) {
      const parts = breakWord(word, width, measure);
      lines.push(...parts.slice(0, -1));
      line = parts.slice(-1);
      used = measure(`${line.join('')} `);
    } else {
      line.push(word);
      used += advance;
    }
  }
  endLine();
  return lines;
}

export function balanceText(text: string, width: number, measure: MeasureWidth): readonly string[] {
  let lines = wrapText(text, width, measure);
  const most = lines.length;
  for (let narrower = width * 0.95; most > 1 && narrower > width / 2; narrower *= 0.95) {
    const balanced = wrapText(text, narrower, measure);
    if (balanced.length > most) break;
    lines = balanced;
  }
  return lines;
}

/** Limits the number of lines; an ellipsis ends cut text. */
export function cutLines(
  lines: readonly string[],
  most: number,
  width: number,
  measure: MeasureWidth,
): readonly string[] {
  if (lines.length <= most) return lines;
  const shown = lines.slice(0, most);
  const words = (shown.pop() ?? '').split(' ');
  while (words.length > 1 && measure(withEllipsis(words)) > width) words.pop();
  return most > 0 ? [...shown, withEllipsis(words)] : [];
}

const withEllipsis = (words: readonly string[]) => words.join(' ').replace(/[.,;:·\s]+$/, '') + ELLIPSIS;

function breakWord(word: string, width: number, measure: MeasureWidth): string[] {
  const parts = [''];
  for (const character of word) {
    const part = parts.at(-1) ?? '';
    if (part === '' || measure(part + character) <= width) parts[parts.length - 1] = part + character;
    else parts.push(character);
  }
  return parts;
}
