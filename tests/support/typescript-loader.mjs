/** Strips types without checking, resolves `@/` and caches output. Use with `node --import`. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';

const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(tmpdir(), `site-tests-${process.getuid?.() ?? 0}`, 'stripped');

if (isMainThread) register(import.meta.url);

export function resolve(name, context, next) {
  if (name === 'server-only')
    return next(pathToFileURL(path.join(root, 'tests/support/empty-module.ts')).href, context);
  const isOurs = name.startsWith('@/') || (name.startsWith('.') && context.parentURL?.endsWith('.ts'));
  if (!isOurs) return next(name, context);
  const file = name.startsWith('@/')
    ? path.join(root, name.slice(2))
    : path.resolve(path.dirname(fileURLToPath(context.parentURL)), name);
  return next(pathToFileURL(existsSync(`${file}.ts`) ? `${file}.ts` : file).href, context);
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  return { format: 'module', source: await strip(readFileSync(fileURLToPath(url), 'utf8')), shortCircuit: true };
}

async function strip(source) {
  const cachedFile = path.join(cache, `${createHash('sha256').update(source).digest('hex')}.mjs`);
  if (existsSync(cachedFile)) return readFileSync(cachedFile, 'utf8');
  const { default: ts } = await import('typescript');
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  const { outputText } = ts.transpileModule(source, { compilerOptions });
  mkdirSync(cache, { recursive: true, mode: 0o700 });
  const unfinished = `${cachedFile}.${process.pid}`;
  writeFileSync(unfinished, outputText);
  renameSync(unfinished, cachedFile);
  return outputText;
}
