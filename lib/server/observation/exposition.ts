import 'server-only';

/** What Prometheus reads (its text format 0.0.4). */
export const EXPOSITION_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

type Labels = Readonly<Record<string, string>>;
type Value = readonly [labels: Labels, value: number];

/** One family of figures: `# HELP`, `# TYPE`, a line for each value. */
export function family(name: string, type: 'counter' | 'gauge', help: string, values: readonly Value[]): string {
  return [head(name, type, help), ...values.map(([labels, value]) => line(name, labels, value))].join('\n');
}

export type Histogram = Readonly<{
  labels: Labels;
  /** How many fell into each bucket and, last, beyond them: not added up yet. */
  counts: readonly number[];
  sum: number;
}>;

/** A family of histograms over the same buckets, whose upper ends are `ends`. */
export function histogramFamily(
  name: string,
  help: string,
  ends: readonly number[],
  histograms: readonly Histogram[],
): string {
  const lines = histograms.flatMap(({ labels, counts, sum }) => {
    let total = 0;
    const buckets = [...ends.map(String), '+Inf'].map((le, index) => {
      total += counts[index] ?? 0;
      return line(`${name}_bucket`, { ...labels, le }, total);
    });
    return [...buckets, line(`${name}_sum`, labels, sum), line(`${name}_count`, labels, total)];
  });
  return [head(name, 'histogram', help), ...lines].join('\n');
}

const head = (name: string, type: string, help: string) => `# HELP ${name} ${help}\n# TYPE ${name} ${type}`;

function line(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([key, text]) => `${key}="${text.replace(/[\\"\n]/g, '_')}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
}
