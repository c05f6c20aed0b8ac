/**
 * The line under the header that grows while a page takes long to load. Assistive technology hears
 * of it from the announcer.
 */
export function PendingBar() {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-x-0 top-full h-line-thin origin-left animate-pending bg-line print:hidden forced-colors:bg-[Highlight]"
    />
  );
}
