import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

type Declaration = Readonly<{ parents: readonly string[]; properties: readonly string[] }>;

/** Keywords of JSON-LD, not of schema.org. */
const KEYWORDS: ReadonlySet<string> = new Set(['@context', '@type', '@id']);

/** Suffix of action property constraints, such as `query-input`. */
const CONSTRAINT = /-(?:input|output)$/;

let declared: { interfaces: ReadonlyMap<string, Declaration>; types: ReadonlyMap<string, string> } | undefined;

function readDeclarations() {
  const folder = path.dirname(createRequire(path.resolve('package.json')).resolve('schema-dts'));
  const file = path.join(folder, 'schema.d.ts');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const interfaces = new Map<string, Declaration>();
  const types = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isInterfaceDeclaration(statement)) continue;
    const { text: name } = statement.name;
    const members = statement.members.filter(ts.isPropertySignature);
    const nameOf = (member: ts.PropertySignature) => (ts.isStringLiteral(member.name) ? member.name.text : '');
    const type = members.find((member) => nameOf(member) === '@type')?.type;
    if (type && ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)) types.set(type.literal.text, name);
    interfaces.set(name, {
      parents: (statement.heritageClauses ?? []).flatMap((clause) =>
        clause.types.map(({ expression }) => (ts.isIdentifier(expression) ? expression.text : '')),
      ),
      properties: members.map(nameOf),
    });
  }
  return { interfaces, types };
}

/** Returns own and inherited properties; null for an unknown type. */
function propertiesOf(type: string): ReadonlySet<string> | null {
  declared ??= readDeclarations();
  const { interfaces, types } = declared;
  const start = types.get(type);
  if (start === undefined) return null;
  const collect = (name: string): readonly string[] => {
    const { parents = [], properties = [] } = interfaces.get(name) ?? {};
    return [...properties, ...parents.flatMap(collect)];
  };
  return new Set(collect(start));
}

/** Returns `Type.property` of unknown terms, nested nodes included. */
export function undeclaredTerms(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(undeclaredTerms);
  const node = value as Record<string, unknown>;
  const names = Object.keys(node).filter((name) => !KEYWORDS.has(name));
  const type = node['@type'];
  const inner = names.flatMap((name) => undeclaredTerms(node[name]));
  if (type === undefined) return [...names.map((name) => `(no type).${name}`), ...inner];
  const properties = typeof type === 'string' ? propertiesOf(type) : null;
  if (!properties) return [JSON.stringify(type), ...inner];
  const unknown = names.filter((name) => !properties.has(name.replace(CONSTRAINT, '')));
  return [...unknown.map((name) => `${String(type)}.${name}`), ...inner];
}
