import { leanSheet } from './scripts/lean-sheet.mjs';

// The framework's own minifier runs last; Tailwind's, before it, would hide what leanSheet looks for.
export default {
  plugins: [['@tailwindcss/postcss', { optimize: false }], [leanSheet, {}], 'autoprefixer'],
};
