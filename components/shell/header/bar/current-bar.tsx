/** The bar under the current item, so that it is not marked by font weight alone. */
export function CurrentBar() {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-x-nav-item bottom-0.5 h-[3px] rounded-full bg-selected group-aria-expanded:hidden forced-colors:bg-highlight"
    />
  );
}
