/** Uses the even-odd rule. */
export function contains(outline: readonly (readonly [number, number])[], [x, y]: readonly [number, number]): boolean {
  let isInside = false;
  outline.forEach(([x1, y1], index) => {
    const [x2, y2] = outline.at(index - 1) ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
  });
  return isInside;
}
