import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import tailwind from 'eslint-plugin-better-tailwindcss';
import playwright from 'eslint-plugin-playwright';

/**
 * The layers, from top to bottom. A layer imports only from the layers below; tests import anything.
 */
const layers = [
  ['app'],
  ['components/design-aids', 'components/shell'],
  ['components/pages'],
  ['components/features'],
  ['components/blocks'],
  ['components/player'],
  ['components/school'],
  ['components/rail', 'components/ui', 'components/motion'],
  ['components/lib'],
  ['content'],
];

const zones = layers.flatMap((row, index) =>
  row.flatMap((layer) =>
    ['scripts', 'e2e', ...layers.slice(0, index + 1).flat()]
      .filter((other) => other !== layer)
      .map((other) => ({
        target: `./${layer}`,
        from: `./${other}`,
        message: `Imports run downward only: ${layer} is not above ${other}.`,
      })),
  ),
);

const foldersOf = (layer) =>
  readdirSync(layer, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `./${layer}/${name}`);

/** One page never imports from another page's folder, nor one feature from another's. */
const separateFolders = ['components/pages', 'components/features'].flatMap((layer) =>
  foldersOf(layer).map((folder) => ({
    target: folder,
    from: foldersOf(layer).filter((other) => other !== folder),
    message: 'Folders of one layer are separate: what two of them need belongs in a layer below.',
  })),
);

const literalWidth = String.raw`\((min-|max-)?(width|height)\s*[:<>]=?\s*\d|\b(min|max)-\[\d`;
const message = 'Widths and heights of windows are in content/site/breakpoints.ts.';

/** Media queries with a number of their own, in strings and in class names. */
const noLiteralWidth = [
  { selector: `Literal[value=/${literalWidth}/]`, message },
  { selector: `TemplateElement[value.raw=/${literalWidth}/]`, message },
];

const drawnLine = String.raw`\b(bg|stroke|fill|border|text|decoration|outline)-line\b|(^|[\s:])line-(bar|drop|node|corner|down|elbow|turn|crossing|joint|path)\b|--line-(?!(x|y|color)\b)|\brounded-[tb][lr]-\[(20px|1\.25rem)\]`;
const lineMessage = 'Only components/rail draws the line: use its parts.';

/** The line's color, its measures and the classes of its parts, in class names. */
const noDrawnLine = [
  { selector: `Literal[value=/${drawnLine}/]`, message: lineMessage },
  { selector: `TemplateElement[value.raw=/${drawnLine}/]`, message: lineMessage },
];

const utility =
  'bg|text|border|rounded|shadow|font|leading|fill|stroke|opacity|flex|grid|col|row|gap|inset|top|' +
  'left|right|bottom|[mp][xytblr]?|size|[wh]|(min|max)-[wh]|z|items|justify|self|order|overflow|duration|sr';
const classes = String.raw`(^|\s)(\S+:)?-?(${utility})-(\d+(\.\d+)?|[a-z[(]\S*)(\s|$)`;
const classesMessage = 'Class names are in className or in cx(), where they are checked.';
const checkedClasses =
  ":not(CallExpression[callee.name='cx'] *):not(JSXAttribute[name.name=/[cC]lassName$/] *)";

/** Class names that better-tailwindcss/no-unknown-classes does not see, and too many in one string. */
const noUncheckedClasses = [
  { selector: `Literal[value=/${classes}/]${checkedClasses}`, message: classesMessage },
  { selector: `TemplateElement[value.raw=/${classes}/]${checkedClasses}`, message: classesMessage },
  {
    selector: ':matches(CallExpression, JSXAttribute) > Literal[value=/^.{241}/]',
    message: 'More than 240 characters of class names: pass them to cx() in groups.',
  },
];

/** The cache of `npm run lint` holds for one state of the files that say which class names there are. */
const knownClasses = ['tailwind.config.ts', 'content/site/breakpoints.ts']
  .concat(readdirSync('styles').map((file) => `styles/${file}`))
  .filter((file) => /\.(ts|css)$/.test(file))
  .reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256'))
  .digest('hex');

const noWords = {
  selector: 'JSXAttribute[name.name=/^(alt|aria-label|placeholder|title)$/] > Literal[value=/./]',
  message: 'Words belong to content/.',
};

const restricted = (patterns) => ({
  'no-restricted-imports': ['error', { patterns }],
});

export default [
  {
    ignores: [
      '.next/',
      'out/',
      'coverage/',
      'playwright-report/',
      'test-results/',
      '.export/',
      'next-env.d.ts',
    ],
  },
  ...next,
  ...typescript,
  {
    rules: {
      // The illustrations are served at their own size; next/image would only add script.
      '@next/next/no-img-element': 'off',
      // Links are hash links on purpose: next/link would request RSC payloads.
      '@next/next/no-html-link-for-pages': 'off',
      'import/no-anonymous-default-export': 'off',
      'import/no-restricted-paths': ['error', { zones: [...zones, ...separateFolders] }],
    },
  },
  { files: ['**/*.test.{ts,tsx}'], rules: { 'import/no-restricted-paths': 'off' } },
  {
    files: ['{app,components,content,styles}/**/*.{ts,tsx}', 'tailwind.config.ts'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...noLiteralWidth, ...noDrawnLine] },
  },
  {
    files: ['{app,components}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { 'better-tailwindcss': tailwind },
    settings: {
      knownClasses,
      'better-tailwindcss': {
        entryPoint: 'styles/globals.css',
        selectors: [
          { kind: 'attribute', name: '[cC]lassName$' },
          { kind: 'attribute', name: '[cC]lassName$', match: [{ type: 'strings' }] },
          { kind: 'callee', name: '^cx$', match: [{ type: 'strings' }] },
        ],
      },
    },
    rules: {
      'better-tailwindcss/no-unknown-classes': 'error',
      'better-tailwindcss/enforce-consistent-class-order': 'error',
    },
  },
  {
    files: ['components/**/*.tsx', 'app/**/*.tsx'],
    ignores: ['**/*.test.tsx', 'components/design-aids/**'],
    rules: {
      // Words belong in content/.
      'react/jsx-no-literals': [
        'error',
        { allowedStrings: ['·', '*', '%', '.', ',', ':', '×', '@'] },
      ],
      'no-restricted-syntax': [
        'error',
        ...noLiteralWidth,
        ...noDrawnLine,
        ...noUncheckedClasses,
        noWords,
      ],
    },
  },
  {
    files: ['components/rail/**', 'components/school/**'],
    rules: {
      'no-restricted-syntax': ['error', ...noLiteralWidth, ...noUncheckedClasses, noWords],
    },
  },
  {
    files: ['app/**', 'components/**'],
    ignores: ['components/motion/**'],
    rules: restricted([
      {
        group: ['framer-motion', 'framer-motion/*'],
        message: 'Only components/motion imports framer-motion.',
      },
    ]),
  },
  {
    files: ['content/**'],
    ignores: ['**/*.test.ts'],
    rules: restricted([
      { group: ['react', 'react-dom', 'next', 'next/*'], message: 'Content is plain data.' },
    ]),
  },
  {
    ...playwright.configs['flat/recommended'],
    files: ['e2e/**/*.ts'],
  },
  {
    files: ['e2e/**/*.ts'],
    rules: {
      // Their names say that they expect something.
      'playwright/expect-expect': [
        'error',
        { assertFunctionPatterns: ['^expect', '^check', '^walk$', '^build$'] },
      ],
      // A condition with a reason skips; report-skipped.ts lists it at the end.
      'playwright/no-skipped-test': ['error', { allowConditional: true }],
      // A test walks through a table of widths or pages, where a few have one more expectation.
      'playwright/no-conditional-in-test': 'off',
      'playwright/no-conditional-expect': 'off',
      // It does not know a test function that a call returns, as withText(32) does.
      'playwright/no-standalone-expect': 'off',
    },
  },
];
