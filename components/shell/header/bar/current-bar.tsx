/** The bar under the current item; the second signal beside its weight. */
export function CurrentBar() {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-x-nav-item bottom-0.5 h-[3px] rounded-full bg-line group-aria-expanded:hidden forced-colors:bg-highlight"
    />
  );
}
