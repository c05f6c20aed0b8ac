/**
 * Announces to screen readers which page has been opened or is loading. It has no status role,
 * because Orca reads that as a status bar between the page and its footer.
 */
export function Announcer({ message }: { message: string }) {
  return (
    <p aria-live="polite" className="sr-only">
      {message}
    </p>
  );
}
