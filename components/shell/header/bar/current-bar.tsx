/** The bar under the current item; the second signal beside its weight. */
export function CurrentBar() {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-x-1.5 bottom-0.5 h-[3px] rounded-full bg-line group-aria-expanded:hidden min-[1000px]:inset-x-2.5 wide:inset-x-2 desktop:inset-x-3.5 forced-colors:bg-[Highlight]"
    />
  );
}
