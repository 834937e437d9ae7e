type Sheet<Row> = Readonly<{ sheet: string; data?: readonly Row[] }>;
type Chosen<Row> = Readonly<{
  name: string;
  data: readonly Row[];
  /** Another sheet has rows too. */
  isOneOfSeveral: boolean;
  /** Id of its relationship. */
  relation: string;
}>;

const SHEET = /<(?:\w+:)?sheet\b[^<>]*>/g;

/**
 * Chooses the sheet that the workbook opens with, as a spreadsheet program that saves a CSV does, unless another one is
 * a table and this is none. Hidden sheets have lists of choices. Charts have no rows. `workbook`: XML of the workbook.
 */
export function chooseSheet<Row extends readonly unknown[]>(
  sheets: readonly Sheet<Row>[],
  workbook: string,
): Chosen<Row> | null {
  const tags = workbook.match(SHEET) ?? [];
  const active = Number(/\bactiveTab\s*=\s*["'](\d+)/.exec(workbook)?.[1] ?? 0);
  const all = sheets.flatMap(({ data = [], sheet }, position) => {
    const tag = tags[position] ?? '';
    const relation = /:id\s*=\s*["']([^"']*)/.exec(tag)?.[1] ?? '';
    const isHidden = /\sstate\s*=\s*["'](?:very)?hidden/i.test(tag);
    return data.length === 0 ? [] : [{ data, isActive: position === active, isHidden, name: sheet, relation }];
  });
  const shown = all.filter(({ isHidden }) => !isHidden);
  const ordered = shown.toSorted((one, other) => Number(other.isActive) - Number(one.isActive));
  const chosen = ordered.find(({ data }) => isTable(data)) ?? ordered[0] ?? all[0];
  return chosen ? { ...chosen, isOneOfSeveral: shown.length > 1 } : null;
}

const isTable = (data: readonly (readonly unknown[])[]): boolean =>
  data.filter((cells) => cells.filter((cell) => cell !== null && cell !== '').length > 1).length > 1;
