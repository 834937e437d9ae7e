import type * as z from 'zod/mini';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of fields',
};

/** Agencies never see schema library messages. */
export function fieldProblem(issue: Issue): string {
  if (issue.input === undefined) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return limit(issue.origin, 'at least', Number(issue.minimum));
    case 'too_big':
      return limit(issue.origin, 'at most', Number(issue.maximum));
    case 'unrecognized_keys':
      return `has no field ${issue.keys.join(', ')}`;
    default:
      return 'is not written as it must be';
  }
}

function limit(origin: string, side: string, value: number): string {
  if (origin === 'string') return `must have ${value} characters ${side}`;
  return origin === 'array' || origin === 'set' ? `must hold ${value} ${side}` : `must be ${value} ${side}`;
}
