import { foldText } from '@/lib/text/fold-text';

const kinds: Readonly<Record<string, string>> = {
  ...nameAll('carrer', ['carrer', 'calle', 'c', 'cl']),
  ...nameAll('passeig', ['passeig', 'paseo', 'pg', 'ps', 'pso']),
  ...nameAll('avinguda', ['avinguda', 'avenida', 'av', 'avda', 'avgda', 'avenue']),
  ...nameAll('placa', ['placa', 'plaza', 'pl', 'pza']),
  ...nameAll('rambla', ['rambla', 'ramblas', 'rbla']),
  ...nameAll('ronda', ['ronda', 'rda']),
  ...nameAll('travessera', ['travessera', 'travesera']),
  ...nameAll('partida', ['partida', 'ptda']),
};

const particles: ReadonlySet<string> = new Set(['de', 'del', 'dels', 'd', 'la', 'el', 'l', 'les', 'els', 'los', 'las']);

function nameAll(kind: string, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, kind]));
}

/** Normalises `Calle de Verdi` and `C/ Verdi` to `carrer verdi`. */
export function plainStreet(text: string): string {
  const [first = '', ...rest] = foldText(text).split(' ');
  return [kinds[first] ?? first, ...rest.filter((word) => !particles.has(word))].join(' ');
}

export function splitAddress(text: string): Readonly<{ street: string | null; rest: string }> {
  const parts = text.split(',');
  const index = parts.findIndex((part) => Object.hasOwn(kinds, foldText(part).split(' ')[0] ?? ''));
  const part = parts[index];
  if (part === undefined) return { street: null, rest: text };
  const [name = '', ...after] = part.split(/\s\d+\S*/);
  return {
    street: plainStreet(name),
    rest: [...after, ...parts.filter((_, place) => place !== index)].join(', '),
  };
}
