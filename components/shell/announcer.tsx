/** Tells assistive technology which page has been opened, politely. */
export function Announcer({ message }: { message: string }) {
  return (
    <p role="status" className="sr-only">
      {message}
    </p>
  );
}
