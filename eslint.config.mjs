import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

/** Imports run downward only: app, shell, pages, sections, then ui and motion. */
const above = {
  content: ['app', 'components', 'scripts', 'styles'],
  'components/ui': [
    'app',
    'components/shell',
    'components/pages',
    'components/sections',
    'components/motion',
    'components/design-aids',
  ],
  'components/motion': [
    'app',
    'components/shell',
    'components/pages',
    'components/sections',
    'components/design-aids',
  ],
  'components/sections': ['app', 'components/shell', 'components/pages', 'components/design-aids'],
  'components/pages': ['app', 'components/shell', 'components/design-aids'],
  'components/shell': ['app'],
};
const noMotion = {
  group: ['framer-motion', 'framer-motion/*'],
  message: 'Only components/motion imports framer-motion.',
};

const rooms = Object.entries(above).map(([room, rooms]) => ({
  files: [`${room}/**/*.{ts,tsx}`],
  // A test may reach for what it proves.
  ignores: ['**/*.test.{ts,tsx}'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: rooms.flatMap((name) => [
              `@/${name}/**`,
              `**/../${name.replace('components/', '')}/**`,
            ]),
            message: `Imports run downward only; ${room} stands below.`,
          },
          ...(room === 'components/motion' ? [] : [noMotion]),
          ...(room === 'content'
            ? [{ group: ['react', 'next', 'next/*'], message: 'Content is plain data.' }]
            : []),
        ],
      },
    ],
  },
}));

export default [
  {
    ignores: [
      '.next/',
      'out/',
      'coverage/',
      'playwright-report/',
      'test-results/',
      '.measure/',
      '.export/',
      'next-env.d.ts',
    ],
  },
  ...next,
  ...typescript,
  {
    rules: {
      // The export serves drawn pictures at their own size; next/image would only add script.
      '@next/next/no-img-element': 'off',
      // Links are hash links on purpose: next/link would fetch route payloads.
      '@next/next/no-html-link-for-pages': 'off',
      'import/no-anonymous-default-export': 'off',
    },
  },
  ...rooms,
];
