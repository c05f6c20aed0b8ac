/**
 * The rules of html-validate for the export: the recommended ones, except where React's output differs,
 * and those that find what only the W3C's validator found before.
 */
export default {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes <br/>, charSet and async="", which are valid HTML.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React's ids begin with an underscore, which HTML allows. Empty and duplicate ids still fail.
    'valid-id': ['error', { relaxed: true }],
    // A phone number must be able to wrap at 200% text in a narrow window, and one with
    // non-breaking hyphens cannot be pasted into a dialer.
    'tel-non-breaking': 'off',
    'missing-doctype': 'error',
    'no-unknown-elements': 'error',
    'no-missing-references': 'error',
    'input-missing-label': 'error',
    // 404.html has no heading in main. axe requires one on every page.
    'heading-level': ['error', { minInitialRank: 'h2' }],
  },
};
