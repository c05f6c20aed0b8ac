/** For `npx svgo public/media`: smaller files that draw and name the same. */
export default {
  multipass: true,
  floatPrecision: 2,
  plugins: [{ name: 'preset-default', params: { overrides: { cleanupIds: { minify: true } } } }],
};
