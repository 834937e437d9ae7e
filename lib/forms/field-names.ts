export type FieldName<Value> = Value extends object
  ? { [Key in keyof Value & string]: Key | `${Key}${Below<NonNullable<Value[Key]>>}` }[keyof Value & string]
  : never;

type Below<Value> = Value extends readonly (infer Item)[]
  ? `[${number}]` | `[${number}]${Below<NonNullable<Item>>}`
  : Value extends Blob | Date
    ? never
    : `.${FieldName<Value>}`;

type FieldValue = FormDataEntryValue | FieldTree | readonly FieldValue[];
export type FieldTree = { readonly [name: string]: FieldValue };

type Node = Map<string, FormDataEntryValue | Node>;

const PATH = /^[^.[\]]+(?:\.[^.[\]]+|\[\d*\])*$/;
const STEP = /[^.[\]]+|\[\d*\]/g;
const MAX_DEPTH = 8;

/** `address.street` is in an object, `rooms[0].area` in a list, `features[]` appends. Rows are renumbered. */
export function readFields(entries: Iterable<readonly [string, FormDataEntryValue]>): FieldTree {
  const root: Node = new Map();
  for (const [name, value] of entries) {
    const steps = PATH.test(name) ? (name.match(STEP) ?? []) : [];
    if (steps.length === 0 || steps.length > MAX_DEPTH) root.set(name, value);
    else put(root, steps, value);
  }
  return toObject(root);
}

function put(root: Node, steps: readonly string[], value: FormDataEntryValue): void {
  let node = root;
  for (const [index, step] of steps.entries()) {
    const key = step === '[]' ? `[${node.size}]` : step;
    const below = node.get(key);
    if (index === steps.length - 1) node.set(key, value);
    else if (below instanceof Map) node = below;
    else node.set(key, (node = new Map()));
  }
}

const toObject = (node: Node): FieldTree => Object.fromEntries([...node].map(([key, below]) => [key, toValue(below)]));

function toValue(node: FormDataEntryValue | Node): FieldValue {
  if (!(node instanceof Map)) return node;
  const keys = [...node.keys()];
  if (!keys.every((key) => key.startsWith('['))) return toObject(node);
  const numberOf = (key: string) => Number(key.slice(1, -1));
  return [...node].sort(([one], [other]) => numberOf(one) - numberOf(other)).map(([, below]) => toValue(below));
}

export const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index > 0 ? '.' : ''}${String(step)}`))
    .join('');

export function flattenFields(fields: FieldTree): readonly (readonly [string, string])[] {
  const entriesOf = (value: FieldValue, path: readonly PropertyKey[]): (readonly [string, string])[] => {
    if (typeof value === 'string') return [[fieldName(path), value]];
    if (value instanceof File) return [];
    const below: (readonly [PropertyKey, FieldValue])[] = Array.isArray(value)
      ? [...(value as readonly FieldValue[]).entries()]
      : Object.entries(value);
    return below.flatMap(([step, item]) => entriesOf(item, [...path, step]));
  };
  return entriesOf(fields, []);
}
