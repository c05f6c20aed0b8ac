/** How html-validate reads the export: its recommended rules, but for what contradicts React. */
export default {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes <br/>, charSet and async="". A browser reads all of them as HTML means them.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React's ids begin with an underscore, which HTML allows. Empty and doubled ids still fail.
    'valid-id': ['error', { relaxed: true }],
    // At 200% text in a narrow window a telephone number must be allowed to break, and one with
    // no-break hyphens in it cannot be pasted into a dialer.
    'tel-non-breaking': 'off',
  },
};
