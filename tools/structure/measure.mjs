/**
 * Counts files, lines, names, comments and styles of the code.
 * `node tools/structure/measure.mjs [--list duplicates|pronouns|words|small]`; of another commit: run it in a worktree.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';

const PRONOUNS = /\b(who|whom|whose|whoever|somebody|someone|nobody)\b/i;
const FORMER_WORDS =
  /(^|[a-z_])(Home|Person|People|Paper|Photograph|Dwelling|Reader)s?(?![a-z])|^(home|person|people|paper|photograph|dwelling|reader)s?(?![a-z])/;
/** Exports that Next reads by their name: each route has its own. */
const OF_NEXT = new Set(
  'default metadata viewport generateMetadata generateStaticParams dynamic dynamicParams revalidate runtime alt size contentType GET POST PUT PATCH DELETE HEAD register config'.split(
    ' ',
  ),
);
const isTest = (file) => /\.test\.tsx?$|^tests\//.test(file);

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 1e8 }).trim().split('\n');
const inProduct = tracked.filter((file) => /^(app|components|lib|[^/]+\.(ts|mjs)$)/.test(file) && !isTest(file));
const code = inProduct.filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.d\.m?ts$/.test(file));
const lists = { duplicates: [], pronouns: [], words: [], small: [] };

const lineCounts = [];
const exportedBy = new Map();
const importersOf = new Map();
const formerIdentifiers = new Set();
const comments = { count: 0, words: 0, pronouns: 0 };
for (const file of code) {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines = text.split('\n').length - 1;
  lineCounts.push(lines);
  if (lines <= 20) lists.small.push(`${lines} ${file}`);
  for (const comment of commentsOf(source, text)) countComment(file, comment);
  for (const name of exportsOf(source)) {
    if (!OF_NEXT.has(name)) exportedBy.set(name, [...(exportedBy.get(name) ?? []), file]);
  }
  for (const statement of source.statements.filter(ts.isImportDeclaration)) {
    const path = statement.moduleSpecifier.text;
    const target = path.startsWith('@/') ? path.slice(2) : path.startsWith('./') ? `${file.replace(/[^/]*$/, '')}${path.slice(2)}` : null;
    if (target) importersOf.set(target, (importersOf.get(target) ?? new Set()).add(file));
  }
  visit(source, (node) => {
    if (ts.isIdentifier(node) && FORMER_WORDS.test(node.text)) formerIdentifiers.add(node.text);
  });
}
lists.words.push(...[...formerIdentifiers].sort());
for (const [name, files] of exportedBy) {
  if (new Set(files).size > 1) lists.duplicates.push(`${name}: ${[...new Set(files)].join(', ')}`);
}

const styles = inProduct.filter((file) => file.endsWith('.scss'));
const linesOf = (files) => files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);
const sorted = lineCounts.toSorted((one, other) => one - other);
const share = (part) => sorted[Math.floor(sorted.length * part)];
const folders = new Set(code.map((file) => file.replace(/\/?[^/]*$/, '')));
const single = code.filter((file) => importersOf.get(file.replace(/\.(tsx?|mjs)$/, ''))?.size === 1);

const list = process.argv[process.argv.indexOf('--list') + 1];
if (process.argv.includes('--list')) console.log(lists[list].join('\n'));
else {
  console.table({
    'files in the repository': tracked.length,
    'code files (app, components, lib, top level)': code.length,
    'lines of them': sorted.reduce((sum, lines) => sum + lines, 0),
    'median, 90th percentile, largest': [share(0.5), share(0.9), sorted.at(-1)].join(', '),
    'files of at most 20 lines': lists.small.length,
    'folders with code': folders.size,
    'files with one importer': single.length,
    'exported names in two files': lists.duplicates.length,
    'identifiers with a former word': formerIdentifiers.size,
    'paths with a former word': code.filter((file) => /(^|[-/])(home|people|person|paper|photograph|reader)s?(?=[-./])/.test(basename(file))).length,
    comments: comments.count,
    'words in comments': comments.words,
    'comments with who, whoever, somebody, nobody': comments.pronouns,
    'style sheets': styles.length,
    'lines of them ': linesOf(styles),
    'test files': tracked.filter((file) => isTest(file) && /\.(tsx?|mjs)$/.test(file)).length,
    'files in docs': tracked.filter((file) => /^docs\/.*\.md$/.test(file)).length,
    'words in docs without decisions': tracked
      .filter((file) => /^docs\/[^/]*\.md$/.test(file))
      .reduce((sum, file) => sum + wordsOf(readFileSync(file, 'utf8')), 0),
    'lines in tools': linesOf(tracked.filter((file) => /^tools\/.*\.(py|mjs|ts|json|md)$/.test(file))),
  });
}

function visit(node, action) {
  action(node);
  ts.forEachChild(node, (child) => visit(child, action));
}

/** Tokens too: comments also precede operators. */
function visitTokens(node, action, source = node) {
  action(node);
  for (const child of node.getChildren(source)) visitTokens(child, action, source);
}

function exportsOf(source) {
  return source.statements.flatMap((statement) => {
    const kinds = statement.modifiers?.map(({ kind }) => kind) ?? [];
    if (!kinds.includes(ts.SyntaxKind.ExportKeyword) || kinds.includes(ts.SyntaxKind.DefaultKeyword)) return [];
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
    }
    return statement.name ? [statement.name.text] : [];
  });
}

function commentsOf(source, text) {
  const found = new Map();
  visitTokens(source, (node) => {
    for (const range of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []) found.set(range.pos, range.end);
    for (const range of ts.getTrailingCommentRanges(text, node.getEnd()) ?? []) found.set(range.pos, range.end);
  });
  return [...found].map(([start, end]) => text.slice(start, end)).filter((comment) => !/^\/\*\*?\s*@jest/.test(comment));
}

function countComment(file, comment) {
  const words = comment.replace(/[/*]+/g, ' ');
  comments.count += 1;
  comments.words += wordsOf(words);
  if (PRONOUNS.test(words)) {
    comments.pronouns += 1;
    lists.pronouns.push(`${file}: ${words.trim().replace(/\s+/g, ' ')}`);
  }
}

function wordsOf(text) {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
}
