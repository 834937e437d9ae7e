import { readdirSync } from 'node:fs';
import nextPlugin from '@next/eslint-plugin-next';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const zone = (files, patterns, ignores = []) => ({
  files,
  ignores: ['**/*.test.ts', '**/*.test.tsx', ...ignores],
  rules: { 'no-restricted-imports': ['error', { patterns: [upwards, rawLink, ...patterns] }] },
});

const upwards = {
  group: ['../*'],
  message: 'Write @/… across folders and ./… within one: a file can then move without its imports.',
};
const rawLink = {
  group: ['next/link'],
  message: 'Use Link from @/lib/i18n/link: it keeps the language and does not prefetch on sight.',
};
const content = {
  group: ['@/content/*', '!@/content/types'],
  allowTypeImports: false,
  message: 'Only the subjects of lib read content: ask one of them for a view in the page’s language.',
};
const facts = {
  group: [
    '@/content/agency',
    '@/content/partners',
    '@/content/team-emails',
    '@/content/*/team',
    '@/content/*/testimonials',
  ],
  message: 'These are the defaults of what may change at run time: ask siteFacts() of @/lib/site/site-facts.',
};
const server = {
  group: ['@/lib/server', '@/lib/server/*'],
  message: 'Server code does not belong here: lib/server imports this subject, never the other way.',
};
/** Views may import data that is equal for all visitors (agency facts, images), but not listings, sessions or rows. */
const viewData = [
  {
    group: ['@/lib/server', '@/lib/server/*', 'next/headers'],
    message: 'Views read no data: the page calls a service and passes what the view shows as props.',
  },
  {
    group: ['@/lib/listings/catalogue/listings'],
    allowTypeImports: true,
    message: 'Views read no data: the page finds the listing and passes it as a prop.',
  },
];
const app = { group: ['@/app/*'], message: 'Nothing imports from app: move what is shared to components or lib.' };
const components = { group: ['@/components/*'], message: 'lib knows nothing of components.' };
const everything = { group: ['@/*'], message: 'Content and messages are plain data: they import only their types.' };
const database = {
  group: ['@/lib/server/db', '@/lib/server/db/*'],
  message: 'Only lib/server/data touches the database: call it, or add a function there.',
};
const providers = {
  group: ['@/lib/server/providers', '@/lib/server/providers/*'],
  message: 'Only services and jobs call providers: call a service.',
};
const data = {
  group: ['@/lib/server/data', '@/lib/server/data/*'],
  message: 'Routes call services; services call the data layer.',
};

const foldersOf = (parent, except = []) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !except.includes(entry.name))
    .map((entry) => entry.name);
/**
 * Returns the folders in order.
 * @throws when a folder is not listed or a name has no folder.
 */
function layers(parent, names, except = []) {
  const folders = foldersOf(parent, except);
  const wrong = [
    ...folders.filter((name) => !names.includes(name)),
    ...names.filter((name) => !folders.includes(name)),
  ];
  if (wrong.length > 0)
    throw new Error(`eslint.config.mjs: ${parent} and its list of layers differ: ${wrong.join(', ')}`);
  return names;
}

const subjects = layers(
  'lib',
  [
    'errors',
    'env',
    'text',
    'phones',
    'charts',
    'map',
    'i18n',
    'delivery',
    'browser',
    'site',
    'forms',
    'costs',
    'accounts',
    'access',
    'appointments',
    'listings',
    'contacts',
    'diary',
    'sales',
    'reports',
    'search-line',
    'places',
    'valuation',
    'writing',
    'campaigns',
    'mortgage',
    'landing',
    'seo',
    'middleware',
  ],
  ['cli', 'server'],
);
/** Lowest first; each folder imports only those before it and top-level files of lib/server. */
const serverRooms = layers('lib/server', [
  'crypto',
  'storage',
  'db',
  'data',
  'telemetry',
  'http',
  'providers',
  'email',
  'pdf',
  'auth',
  'services',
  'jobs',
  'feeds',
  'seo',
  'commands',
]);
const databaseRooms = ['db', 'data', 'commands'];
const providerRooms = ['providers', 'email', 'services', 'jobs', 'commands'];
const above = (names, name, folder) => {
  const group = names.slice(names.indexOf(name) + 1).map((other) => `@/${folder}/${other}/*`);
  const message = `${folder}/${name} imports only what stands before it in the list of eslint.config.mjs: move what both need down.`;
  return group.length > 0 ? [{ group, message }] : [];
};

const features = foldersOf('components', ['account-forms', 'layout', 'listing-card', 'map', 'sale', 'styles', 'ui']);

const wordsInComponents = [
  {
    selector: 'JSXText[value=/\\p{L}/u]',
    message: 'Text lives in messages/ or content/, in both languages.',
  },
  {
    selector: 'JSXAttribute[name.name=/^(aria-label|alt|title|placeholder)$/] > Literal[value=/\\p{L}/u]',
    message: 'What people read or hear lives in messages/ or content/, in both languages.',
  },
  {
    selector: 'JSXAttribute[name.name="style"]',
    message: 'The content security policy forbids inline styles: use a class or an SVG attribute.',
  },
];

const environment = {
  selector: 'MemberExpression[object.name="process"][property.name="env"]',
  message: 'Read the environment through lib/env: it is validated there, once.',
};

/** Comments name the role: visitor, client, contact, agent, owner, seller, the caller (docs/code-style.md). */
const plainComments = {
  rules: {
    words: {
      create: ({ report, sourceCode }) => ({
        Program() {
          for (const comment of sourceCode.getAllComments()) {
            const word = /\b(who|whom|whose|whoever|somebody|someone|nobody|anybody|anew)\b/i.exec(comment.value)?.[0];
            if (word) report({ loc: comment.loc, message: `Write the role or the reason instead of '${word}'.` });
          }
        },
      }),
    },
  },
};

const formerWords = {
  selector:
    'Identifier[name=/(^|_)(asked|away|brain|bury|dwelling|pack|packed|poke|rival|somebody|told|whoever|wish|wishes)(?![a-z])|(Asked|Away|Brain|Bury|Dwelling|Pack|Packed|Poke|Rival|Somebody|Told|Whoever|Wish|Wishes)(?![a-z])/]',
  message: 'Use the field’s word (docs/glossary.md): listing, filter, compress, wake, unavailable, visitor, client.',
};

/** `siteFacts()` can change at runtime; a module constant would keep the first value. */
const factsAtLoad = {
  selector:
    'CallExpression[callee.name=/^(siteFacts|appointmentRules|agentEmail|agentRegister|getTeamMember|authorOf|listTeam|listTestimonials|listingAgent|memberIds)$/]:not(:function *)',
  message: 'The agency’s facts may change at run time: call it in the function that renders or answers.',
};
/** Declared names use the nouns of docs/glossary.md; 'main home' is the term of the tax law. */
const formerNouns = {
  selector:
    ':matches(VariableDeclarator, FunctionDeclaration, TSTypeAliasDeclaration) > Identifier.id[name=/^(home|person|people|paper|photograph)s?([A-Z]|$)|[a-z](?<!main|Main)(Home|Person|People|Paper|Photograph)s?(?![a-z])|(^|_)(HOME|PERSON|PAPER|PHOTOGRAPH)S?(_|$)|PEOPLE/]',
  message: 'Use listing, contact, document or image (docs/glossary.md).',
};

/** The day by UTC is yesterday until 01:00 or 02:00 in Spain. */
const todayByUtc = {
  selector:
    'CallExpression:matches([callee.name="isoDay"], [callee.property.name="slice"]) NewExpression[callee.name="Date"][arguments.length=0]',
  message: 'Use agencyDay() or lawDay(), the day in Spain.',
};

const inPrograms = [formerWords, formerNouns, environment, factsAtLoad, todayByUtc];

export default tseslint.config(
  {
    ignores: ['.next/', 'node_modules/', 'tools/', 'next-env.d.ts', 'public/', 'tests/results/', 'test-results/'],
  },
  ...tseslint.configs.recommended,
  ...tseslint.configs.stylistic,
  {
    // Limited to components and hooks, because these rules compile each file.
    files: ['**/*.tsx', 'components/**/*.ts', 'lib/{browser,forms}/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    plugins: { '@next/next': nextPlugin },
    rules: {
      ...nextPlugin.configs.recommended.rules,
      ...nextPlugin.configs['core-web-vitals'].rules,
      '@next/next/no-img-element': 'off',
      '@next/next/no-html-link-for-pages': 'off',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-console': 'error',
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', formerWords],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    },
  },
  {
    files: ['app/**', 'components/**', 'lib/**', 'middleware.ts', 'instrumentation.ts'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    plugins: { comments: plainComments },
    rules: {
      'comments/words': 'error',
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', ...inPrograms],
    },
  },
  {
    files: ['components/**/*.tsx', 'app/**/*.tsx', 'lib/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...inPrograms, ...wordsInComponents] },
  },
  { files: ['lib/server/seo/og-image.tsx'], rules: { 'no-restricted-syntax': ['error', ...inPrograms] } },
  // Email clients drop style sheets, so styles are inline.
  {
    files: ['lib/server/email/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...inPrograms], '@next/next/no-head-element': 'off' },
  },
  { files: ['lib/env/**', 'instrumentation.ts'], rules: { 'no-restricted-syntax': ['error', formerWords] } },

  zone(['app/**'], [content, database, data, providers]),
  zone(['components/**'], [content, ...viewData, app]),
  ...features.map((feature) =>
    zone(
      [`components/${feature}/**`],
      [
        content,
        ...viewData,
        app,
        {
          group: features.filter((other) => other !== feature).map((other) => `@/components/${other}/*`),
          message: 'Features do not import each other: share through components/ui, or compose them in the page.',
        },
      ],
    ),
  ),
  zone(
    ['components/ui/**'],
    [
      content,
      ...viewData,
      app,
      {
        group: [
          '@/components/*',
          '!@/components/ui',
          '!@/components/styles',
          ...subjects
            .filter((subject) => !['text', 'browser', 'charts', 'forms'].includes(subject))
            .map((subject) => `@/lib/${subject}/*`),
          '!@/lib/site/logo-path',
          'next-intl',
          'next-intl/*',
          'next/navigation',
        ],
        message: 'components/ui knows no text and no routing: take labels and addresses as props.',
      },
    ],
  ),
  ...subjects.map((subject) =>
    zone(
      [`lib/${subject}/**`],
      [server, app, components, facts, ...above(subjects, subject, 'lib')],
      ['lib/i18n/link.tsx', 'lib/i18n/intent-link.tsx', 'lib/site/content-facts.ts'],
    ),
  ),
  zone(['lib/site/content-facts.ts'], [server, app, components, ...above(subjects, 'site', 'lib')]),
  {
    files: ['lib/i18n/link.tsx', 'lib/i18n/intent-link.tsx'],
    rules: { 'no-restricted-imports': ['error', { patterns: [upwards] }] },
  },
  zone(['lib/server/**'], [content, app, components, database, providers]),
  ...serverRooms.map((room) =>
    zone(
      [`lib/server/${room}/**`],
      [
        content,
        app,
        components,
        ...(databaseRooms.includes(room) ? [] : [database]),
        ...(providerRooms.includes(room) ? [] : [providers]),
        ...above(serverRooms, room, 'lib/server'),
      ],
    ),
  ),
  zone(
    ['lib/server/data/*/**'],
    [
      content,
      app,
      components,
      ...above(serverRooms, 'data', 'lib/server'),
      {
        group: ['@/lib/server/data/registry/*'],
        message: 'The registry imports the rooms beside it, not the reverse.',
      },
    ],
    ['lib/server/data/registry/**'],
  ),
  zone(['lib/server/*.ts'], [content, app, components]),
  {
    files: ['content/**', 'messages/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [everything] }] },
  },
  {
    files: ['lib/server/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...inPrograms,
        {
          selector: 'Program:not(:has(ImportDeclaration[source.value="server-only"]))',
          message: 'Every file of lib/server starts with import "server-only".',
        },
      ],
    },
  },
  {
    files: ['**/*.mjs', 'tests/**', '*.config.ts', 'lib/cli/**', 'next.config.ts'],
    rules: { 'no-console': 'off', 'no-restricted-syntax': ['error', formerWords] },
  },
  // Plain Node does not resolve `@/`.
  { files: ['lib/cli/*.mjs'], rules: { 'no-restricted-imports': 'off' } },
);
