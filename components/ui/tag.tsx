/** A pill that names a quality; not interactive. */
export function Tag({ children }: { children: string }) {
  return (
    <span className="inline-flex min-h-7.5 items-center rounded-full bg-ground-alt px-3.5 text-tiny font-medium text-pill">
      {children}
    </span>
  );
}
