/** Stands in for every icon in unit tests: icons are decoration, and their files are ES modules. */
export default function Icon() {
  return <svg aria-hidden="true" />;
}
