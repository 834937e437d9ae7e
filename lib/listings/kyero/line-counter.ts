/** Positions must increase. */
export function lineCounter() {
  let breaks: number[] = [];
  let length = 0;
  let passed = 0;
  return {
    add(text: string) {
      for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) breaks.push(length + at);
      length += text.length;
    },
    at(position: number): number {
      const later = breaks.findIndex((at) => at >= position);
      const count = later === -1 ? breaks.length : later;
      passed += count;
      breaks = count === 0 ? breaks : breaks.slice(count);
      return passed + 1;
    },
  };
}
