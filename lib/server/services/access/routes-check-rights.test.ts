/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** Services that need no staff right, with their other protection. */
const WITHOUT_RIGHT: Record<string, string> = {
  accounts: 'the session or the emailed link of the account',
  alerts: 'the session of the client or the emailed link of the alert',
  appointments: 'the reference and key of the appointment',
  'calendars/free-times-of': 'free times are public',
  'calendars/shared-calendar': 'the secret address of the calendar',
  'calendars/calendar-owners': 'names of calendars, on a page whose service has checked',
  'campaigns/confirm-newsletter': 'the emailed link of the subscriber',
  'campaigns/follow-link': 'a link of a sent newsletter',
  'campaigns/read-sent-newsletter': 'sent newsletters are public',
  'campaigns/sending-stop#readSendingStop': 'returns nothing to staff without campaign.send',
  'campaigns/subscribe': 'public form',
  'catalogue/admit-count': 'counts requests of visitors',
  'contacts/read-requirement': 'reads typed words, without data',
  enquiries: 'public forms, and the key of the program that sends a lead',
  'export/zip-files': 'writes an archive of files that a service has read',
  'feeds/import-due-feeds': 'the job of the feeds, started after a service has checked',
  'images/read-image-file': 'published images',
  'imports/read-table': 'reads an uploaded file; the service that stores it checks',
  'listings/answer-draft': 'the secret address of the draft',
  'listings/form-preview#formPreview': 'shows a listing that a service has found for its reader',
  'listings/open-draft': 'the secret address of the draft',
  'listings/read-particulars': 'particulars of published listings',
  map: 'public map',
  'matching/listing-answers#answerQuestion': 'the signed link of an email',
  'matching/listing-answers#readQuestion': 'the signed link of an email',
  'matching/listing-consent': 'the emailed link of the contact, or the session of the client',
  'matching/object-to-listings': 'the emailed link of the contact',
  readiness: 'state of the server for its supervisor',
  'reports/record-view': 'counts views of visitors',
  'sales/calendar-link': 'the secret address of the calendar',
  'sales/read-sale': 'the session of the client, whose own sales are listed',
  'sales/sale-sellers': 'the emailed link of the seller',
  'saved-listings': 'the list of the visitor or the secret address of a shared list',
  'staff/enrol': 'the session of a staff member who has no second factor yet',
  'staff/own-invitation': 'the session of the invited account',
  'staff/recovery-codes': 'the session of a staff member who has no second factor yet',
  'staff/verify-code': 'the session of a staff member before the second factor',
  valuations: 'the session of the client, or a public tool',
};
const SERVICES = 'lib/server/services/';
const CHECKS = /^(withRight|requireRight|withSale)$/;

const declared = new Map<string, ts.Node>();
const imports = new Map<string, string>();

function readServices(): void {
  for (const file of listPrograms(SERVICES)) {
    const source = parse(file);
    const room = file.slice(SERVICES.length, -'.ts'.length);
    for (const statement of source.statements) {
      if (ts.isFunctionDeclaration(statement) && statement.name) {
        declared.set(`${room}#${statement.name.text}`, statement);
      }
      if (ts.isVariableStatement(statement)) {
        for (const { name, initializer } of statement.declarationList.declarations) {
          const isAsync = initializer && ts.isArrowFunction(initializer) && initializer.modifiers !== undefined;
          if (ts.isIdentifier(name) && isAsync) {
            declared.set(`${room}#${name.text}`, initializer);
          }
        }
      }
    }
    for (const [name, target] of importedServices(source, room)) imports.set(`${room}#${name}`, target);
  }
}

function importedServices(source: ts.SourceFile, room = ''): [string, string][] {
  return source.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const path = (moduleSpecifier as ts.StringLiteral).text;
    const target = path.startsWith(`@/${SERVICES}`)
      ? path.slice(SERVICES.length + 2)
      : path.startsWith('./') && room
        ? `${room.slice(0, room.lastIndexOf('/'))}/${path.slice(2)}`
        : null;
    const bindings = importClause?.namedBindings;
    if (!target || importClause?.isTypeOnly || !bindings || !ts.isNamedImports(bindings)) return [];
    return bindings.elements
      .filter((element) => !element.isTypeOnly)
      .map((element): [string, string] => [
        element.name.text,
        `${target}#${(element.propertyName ?? element.name).text}`,
      ]);
  });
}

function checksRight(key: string, depth = 0): boolean {
  const declaration = declared.get(key);
  if (!declaration || depth > 1) return false;
  const room = key.split('#')[0]!;
  let found = false;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const name = node.expression.text;
      const called = imports.get(`${room}#${name}`) ?? `${room}#${name}`;
      found ||= CHECKS.test(name) || (called !== key && checksRight(called, depth + 1));
    }
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return found;
}

const listPrograms = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map((path) => `${folder}${String(path)}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));

const parse = (file: string) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

readServices();
const called = [
  ...new Set(listPrograms('app/').flatMap((file) => importedServices(parse(file)).map(([, key]) => key))),
].filter((key) => declared.has(key));
const exemptBy = (key: string) => {
  const room = key.split('#')[0]!;
  return Object.keys(WITHOUT_RIGHT).find((name) => [room, key].includes(name) || room.startsWith(`${name}/`));
};

it('finds the services that routes call', () => {
  expect(called.length).toBeGreaterThan(150);
});

it('checks a right in every service that a route calls, unless something else protects it', () => {
  expect(called.filter((key) => !exemptBy(key) && !checksRight(key))).toEqual([]);
});

it('exempts nothing that no route calls', () => {
  const used = new Set(called.filter((key) => !checksRight(key)).map(exemptBy));
  expect(Object.keys(WITHOUT_RIGHT).filter((name) => !used.has(name))).toEqual([]);
});
