/**
 * Announces to assistive technology, politely, which page has been opened or is loading. A live
 * region without the status role, which screen readers list as a status bar between the page and
 * its footer.
 */
export function Announcer({ message }: { message: string }) {
  return (
    <p aria-live="polite" className="sr-only">
      {message}
    </p>
  );
}
