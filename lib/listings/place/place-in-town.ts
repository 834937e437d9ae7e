import { foldText } from '@/lib/text/fold-text';

const BETWEEN = /\s*[,/()|;]\s*|\s+-\s+/;

const namesIn = (text: string): readonly string[] =>
  text
    .split(BETWEEN)
    .map(foldText)
    .filter((name) => name !== '');

/** `Altea (Altea)` is `Altea`, `Moraira, Costa, MORAIRA` is `Moraira, Costa`. */
function withoutRepetition(text: string): string {
  const names = namesIn(text);
  if (names.length > 1 && new Set(names).size === 1) return text.split(BETWEEN)[0]?.trim() ?? text;
  const parts = text
    .trim()
    .split(/\s*,\s*/)
    .filter((part) => foldText(part) !== '');
  const folded = parts.map(foldText);
  return parts.filter((_, index) => folded.indexOf(folded[index] ?? '') === index).join(', ');
}

export function namesTown(place: string, town: string, townNames: readonly string[] = []): boolean {
  const known = townNames.flatMap(namesIn);
  const allNames = (text: string) => {
    const names = namesIn(text);
    return names.some((name) => known.includes(name)) ? [...names, ...known] : names;
  };
  const around = allNames(town);
  return around.length === 0 || allNames(place).some((name) => around.includes(name));
}

/** Names a place in its town, each once: accents, capitals and further names do not make another place. */
export function placeInTown(place: string, town: string, townNames: readonly string[] = []): string {
  const [inner, outer] = [withoutRepetition(place), withoutRepetition(town)];
  if (namesIn(inner).length === 0) return outer;
  return namesTown(inner, outer, townNames) ? inner : `${inner}, ${outer}`;
}
